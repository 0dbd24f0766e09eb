import Testing

@Suite struct ArchitecturePlaceholder {}
