import Testing

@Suite struct ShareModelPlaceholder {}
