import Testing

@Suite struct ShareRulesPlaceholder {}
