import Foundation
import ShareWarden
import Testing

/// The cookbook is a policy set, and each of its pages shows the policy beside it.
@Suite struct CookbookTests {
  static let folder = ReadmeTests.root.appending(path: "Examples/Cookbook")

  static let recipes: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/policy.lua").path()) }
      .sorted()
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the cookbook is a policy set, and every recipe is on`() throws {
    #expect(Self.recipes.count >= 12)
    #expect(try PolicySet(directory: Self.folder.path()).policyIDs == Self.recipes)
  }

  @Test(arguments: recipes) func `a recipe shows its policy as it is, and what to mind`(recipe: String) throws {
    let page = try Self.text("\(recipe)/README.md")
    let shown = page.split(separator: "```lua\n").dropFirst().first?.split(separator: "```").first
    #expect(try Self.text("\(recipe)/policy.lua") == shown.map(String.init))
    #expect(page.contains("what to mind:") || page.contains("What to mind:"))
    #expect(page.hasPrefix("# "))
  }

  @Test(arguments: recipes) func `the cookbook lists each recipe by the title of its page`(recipe: String) throws {
    let title = try Self.text("\(recipe)/README.md").prefix { $0 != "\n" }.dropFirst(2)
    #expect(try Self.text("README.md").contains("| [\(title)](\(recipe)) |"))
  }

  @Test func `tests of the cookbook reach every line and denial, and notice every change`() throws {
    let run = try Terminal(directory: ReadmeTests.root)
      .run("sharewarden test --min-coverage 100 --mutate Examples/Cookbook")
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.contains("mutation:"))
  }

  @Test func `a reviewer has nothing to say about the cookbook`() throws {
    let run = try Terminal(directory: ReadmeTests.root).run("sharewarden lint Examples/Cookbook")
    #expect(run.output == "no findings in 15 policies and 16 files of tests\n")
    #expect(run.code == 0)
  }
}
