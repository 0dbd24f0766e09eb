import Testing

@testable import WardenCommands

@Suite struct HelpTextTests {
  @Test func `no line of help ends in a blank`() {
    for text in WardenCommand.tables.map(HelpText.command) + [HelpText.overview(WardenCommand.tables)] {
      #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") }, "\(text)")
    }
    #expect(HelpText.command(DocsCommand.table).hasPrefix("usage: sharewarden docs [OPTIONS]\n"))
  }
}
