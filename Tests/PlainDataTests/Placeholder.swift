import Testing

@Suite struct PlainDataPlaceholder {}
