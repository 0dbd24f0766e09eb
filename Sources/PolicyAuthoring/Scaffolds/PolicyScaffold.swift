/// What a new policy starts with: something that works, to be changed.
package enum PolicyScaffold {
  /// - Parameter id: the policy's, which is the name of its folder.
  package static func files(id: String) -> [ScaffoldFile] {
    [
      ScaffoldFile(path: "\(id)/policy.lua", text: policy),
      ScaffoldFile(path: "\(id)/policy_test.lua", text: test),
      ScaffoldFile(path: "\(id)/README.md", text: page(id)),
    ]
  }

  private static let policy = """
    --- At most so many people are in a share, the owner and those who were invited among them.
    return {
      actions = { "sharing" },
      parameters = {
        maximum = { type = "integer", default = 20, minimum = 1, about = "most people in a share" },
      },
      ---@param request sharewarden.Request
      ---@param parameters { maximum: integer }
      check = function(request, parameters)
        -- A share that is about to be made has nothing before it.
        local before = (request.share or request.after):count{}
        local after = request.after:count{}
        -- A share that is over the cap already may shrink, or stay as it is.
        if after > parameters.maximum and after > before then
          deny("too-many-people", "There would be too many people in this share.", "%d people, at most %d", after,
               parameters.maximum)
        end
      end,
    }

    """

  private static let test = """
    local owner = {
      emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted",
    }
    local guest = {
      emailAddress = "ben@example.com", role = "privateUser", permission = "readOnly", acceptanceStatus = "accepted",
    }
    local invite = request{
      actor = "ana@example.com", action = "addParticipant", participant = { emailAddress = "cy@example.com" },
      share = { recordName = "share-1", publicPermission = "none", participants = { owner, guest } },
    }

    test("people are let in up to the maximum", { parameters = { maximum = 3 } }, function()
      expect(invite):allowed()
    end)

    test("one too many is turned away", { parameters = { maximum = 2 } }, function()
      expect(invite):denied{ code = "too-many-people", admin_message = "3 people, at most 2" }
    end)

    test("a share over the maximum may stay as it is, or shrink", { parameters = { maximum = 1 } }, function()
      local guests = { participant = { emailAddress = "ben@example.com" } }
      expect(invite{ action = "setParticipantPermission", participant = guests.participant, permission = "readWrite" })
        :allowed()
      expect(invite{ action = "removeParticipant", participant = guests.participant }):allowed()
    end)

    test("a new share has no people to count", { parameters = { maximum = 1 } }, function()
      expect(invite{
        action = "createShare", participant = absent, share = { recordName = "share-2", rootRecordName = "plan-2" },
      }):allowed()
    end)

    """

  private static func page(_ id: String) -> String {
    """
    # \(id)

    At most so many people are in a share, the owner and those who were invited among them.

    | parameter | type | default | meaning |
    |---|---|---|---|
    | `maximum` | integer, at least 1 | 20 | most people in a share |

    | denial | when |
    |---|---|
    | `too-many-people` | there would be more people than `maximum`, and more than before |

    """
  }
}
