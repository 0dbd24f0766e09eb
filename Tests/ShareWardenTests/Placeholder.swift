import Testing

@Suite struct ShareWardenPlaceholder {}
