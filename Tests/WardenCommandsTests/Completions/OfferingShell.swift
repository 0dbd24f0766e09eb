import Foundation

@testable import WardenCommands

/// A shell that is asked what it offers, by the completions that the program prints for it.
enum OfferingShell: String {
  case bash, zsh, fish

  var isInstalled: Bool {
    ["/usr/bin", "/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)") }
  }

  /// What it offers for the last word of each line, in a folder with `a file` and `a folder`.
  func offers(_ lines: [String]) throws -> [Set<String>] {
    try Terminal.withFreshDirectory { terminal in
      try terminal.write("", to: "a file")
      try terminal.write("", to: "a folder/inside")
      try terminal.write(Self.completions(rawValue), to: ".completions")
      try terminal.write(lines.map(asked).joined(), to: ".lines")
      let script = self == .bash ? "" : self == .fish ? Self.fishScript : Self.zshScript
      try terminal.write(script, to: ".script")
      let command =
        switch self {
        case .bash: "bash .lines"
        case .fish: "fish --no-config .script < .lines"
        case .zsh: "zsh -f .script < .lines"
        }
      let output = try terminal.run(command).output
      return output.components(separatedBy: "== \n").dropFirst().map(Self.words)
    }
  }

  private static func completions(_ shell: String) -> String {
    let bench = Bench()
    _ = bench.run("completions", shell)
    return bench.output
  }

  /// Offers without descriptions, slashes behind folders, and what zsh and fish write before or within a word.
  private static func words(_ output: String) -> Set<String> {
    Set(
      output.split(separator: "\n").map { line -> String in
        var word = line.prefix { $0 != "\t" }
        if let place = word.lastIndex(of: "=") { word = word[word.index(after: place)...] }
        return String(word.filter { $0 != "\\" && $0 != "/" })
      })
  }

  private func asked(_ line: String) -> String {
    guard self == .bash else { return "\(line)\n" }
    let words = line.replacing("=", with: " = ").split(separator: " ", omittingEmptySubsequences: false)
    return """
      source ./.completions; printf '== \\n'
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _sharewarden; printf '%s\\n' "${COMPREPLY[@]}"

      """
  }

  private static let fishScript = """
    source ./.completions
    while read --line line
      echo '== '
      complete -C"$line"
    end

    """

  /// Completion works in a shell at a terminal alone, so that one is started at a false one, and `compadd` notes what it is given.
  private static let zshScript = #"""
    zmodload zsh/zpty zsh/zselect
    zpty child zsh -f -i
    zpty -w child 'autoload -Uz compinit; compinit -D -u; source ./.completions; compadd() { local -a found; builtin compadd -O found "$@"; print -rl -- $found >> .offers; builtin compadd "$@"; }; offer() { zle complete-word; : >> .offered; zle kill-whole-line }; zle -N offer; bindkey "^I" offer; : > .offered'
    wait_for() { repeat 1500 { [[ -e .offered ]] && { rm .offered; return }; zselect -t 2 }; print "no answer"; exit 1 }
    wait_for
    while IFS= read -r line; do
      : > .offers
      zpty -n -w child "$line"$'\t'
      wait_for
      print -r -- "== "; sort -u .offers
    done

    """#
}
