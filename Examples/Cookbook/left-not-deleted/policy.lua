--- A share, and the record it hangs on, is deleted only by people of a group; everybody may leave.
return {
  parameters = {
    group = { type = "string", default = "archivists", about = "the group in the directory whose members may delete" },
  },
  check = function(request, parameters)
    -- What deletes a share leaves nobody in it: deleteShare by its owner, deleteZone, deleteRecord of the root.
    if not request.share or #request.share.participants == 0 or #request.after.participants > 0 then return end
    local members = data.directory.groups[parameters.group] or {}
    local me = request.actor.email
    if not me or not any(members, function(member) return member == me.text end) then
      deny("not-deleted", "This share can be left, but not deleted; ask the archive to do it.",
           "%s is not in group %s", me and me.text or "somebody without an e-mail address", parameters.group)
    end
  end,
}
