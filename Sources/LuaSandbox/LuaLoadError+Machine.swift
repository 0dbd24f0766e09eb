internal import CLuaSandbox

extension LuaLoadError {
  /// Of what the machine did not give, with the reason where it is not memory that is missing.
  static func machine(_ what: String) -> LuaLoadError {
    let reason =
      ": this process has as many memory mappings as the machine lets it have; "
      + "use fewer policies or fewer threads, or raise `vm.max_map_count`"
    return LuaLoadError(kind: .machine, message: cls_mappings_are_short() ? what + reason : what)
  }
}
