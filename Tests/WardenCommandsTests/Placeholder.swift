import Testing

@Suite struct WardenCommandsPlaceholder {}
