import Testing

@Suite struct ShareWirePlaceholder {}
