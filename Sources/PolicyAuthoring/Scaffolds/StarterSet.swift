internal import PlainData

/// The policy set that a new directory starts with.
enum StarterSet {
  static func policySet(name: String) -> String {
    """
    {
      "$schema": "../\(PolicySetScaffold.support)/policyset.schema.json",
      "name": \(PlainValue.string(name)),
      "version": "1",
      "policies": {
        "our-domains-only": { "parameters": { "domains": ["example.com", "*.example.com"] } }
      }
    }

    """
  }

  static func page(name: String) -> String {
    """
    # Policies of \(name)

    Each folder is a policy: `policy.lua`, its tests, and a page that says what it is for. `policyset.json` says which
    are on, and with which parameters.

        sharewarden test              # runs the tests
        sharewarden lint              # says what a careful reviewer would
        sharewarden new NAME          # begins another policy
        sharewarden check FILE        # decides a request; --explain says why
        sharewarden init --refresh    # after an upgrade: renews what editors read

    """
  }

  static let policy = """
    --- Everyone who gets in, or gets more, must have an e-mail address at one of our domains.
    return {
      actions = { "sharing" },
      parameters = {
        domains = { type = "set", of = "domain", required = true, minimum = 1,
                    about = "our e-mail domains; *.example.com stands for all sub-domains of example.com" },
      },
      ---@param request sharewarden.Request
      ---@param parameters { domains: sharewarden.Set }
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          local domain = person.email and person.email.domain
          if not matches(domain, parameters.domains) then
            deny("not-our-domain", "Only people of our own domains can be let in.", "%s is not in domains",
                 domain or "somebody without an address")
          end
        end
      end,
    }

    """

  static let test = """
    local invite = request{
      actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
      participant = { emailAddress = "dee@example.com" },
    }

    test("a colleague is let in", function()
      expect(invite):allowed()
      expect(invite{ participant = { emailAddress = "dee@office.example.com" } }):allowed()
    end)

    test("a stranger is turned away", function()
      expect(invite{ participant = { emailAddress = "cy@partner.example" } })
        :denied{ code = "not-our-domain", admin_message = "partner.example is not in domains" }
    end)

    test("somebody without an address is turned away", function()
      expect(invite{ participant = { phoneNumber = "+15550100" } })
        :denied{ code = "not-our-domain", admin_message = "somebody without an address is not in domains" }
    end)

    test("our domains are those that the set names", { parameters = { domains = { "partner.example" } } }, function()
      expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
      expect(invite):denied("not-our-domain")
    end)

    test("who is invited can accept, and who is not ours can still leave", function()
      local doc = sequence("fixtures/team.json")
      doc:expect(invite):allowed()
      doc:expect{ actor = "dee@example.com", action = "acceptShare" }:effects{ "participantAccepted" }
      doc:expect{ actor = "gil@partner.example", action = "leaveShare" }:allowed()
    end)

    """

  static let policyPage = """
    # our-domains-only

    Everyone who gets into a share, or gets more in it, must have an e-mail address at one of our domains.

    | parameter | type | meaning |
    |---|---|---|
    | `domains` | set of domains | `example.com` is that domain alone; `*.example.com` stands for all sub-domains of it |

    | denial | when |
    |---|---|
    | `not-our-domain` | the address is at another domain, or there is none to judge by |

    Who is in already stays, and can leave.

    """

  static let fixture = """
    {
      "recordName": "share-1",
      "rootRecordName": "plan-1",
      "publicPermission": "none",
      "participants": [
        {
          "emailAddress": "ana@example.com", "role": "owner", "permission": "readWrite", "acceptanceStatus": "accepted"
        },
        {
          "emailAddress": "gil@partner.example", "role": "privateUser", "permission": "readOnly",
          "acceptanceStatus": "accepted"
        }
      ]
    }

    """
}
