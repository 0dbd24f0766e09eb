import Testing

@Suite struct LuaSandboxPlaceholder {}
