import Foundation
import LuaSyntax

/// Foundation has one of its own.
typealias Expression = LuaSyntax.Expression

/// Writes a tree as Lua, each operation in brackets, and each local variable under a name of its own: what is compiled
/// from it is the same as from the source if the tree, and what its names stand for, are as the compiler takes them.
struct Printer {
  let scopes: Scopes
  let text: SourceText

  init(_ tree: SyntaxTree) {
    scopes = tree.scopes
    text = tree.text
  }

  func print(_ block: Block) -> String { block.statements.map { print($0) + ";\n" }.joined() }

  private func name(_ name: Name) -> String {
    guard let variable = scopes[name], variable.kind != .selfParameter, name.text != "_ENV" else {
      return name.text
    }
    return "own_\(variable.id)"
  }

  private func names(_ names: [Name]) -> String { names.map(name).joined(separator: ",") }
  private func print(_ list: [Expression]) -> String { list.map(print).joined(separator: ",") }

  private func print(_ statement: Statement) -> String {
    switch statement.kind {
    case .local(let variables, let values):
      let names = variables.map { name($0.name) + ($0.attribute.map { " <\($0.rawValue)> " } ?? "") }
      return "local " + names.joined(separator: ",") + (values.isEmpty ? "" : "=" + print(values))
    case .assignment(let targets, let values): return print(targets) + "=" + print(values)
    case .call(let call): return print(call)
    case .do(let block): return "do " + print(block) + "end"
    case .while(let condition, let block): return "while \(print(condition)) do \(print(block))end"
    case .repeat(let block, let condition): return "repeat \(print(block))until \(print(condition))"
    case .if(let branches, let otherwise):
      let parts = branches.map { "if \(print($0.condition)) then \(empty($0.block))\(print($0.block))" }
      return parts.joined(separator: "else") + (otherwise.map { "else \(print($0))" } ?? "") + "end"
    case .numericFor(let variable, let start, let limit, let step, let block):
      let values = [start, limit] + (step.map { [$0] } ?? [])
      return "for \(name(variable))=\(print(values)) do \(print(block))end"
    case .genericFor(let variables, let values, let block):
      return "for \(names(variables)) in \(print(values)) do \(print(block))end"
    case .function(let target, let body):
      guard body.isMethod, case .member(let of, let method) = target.kind else {
        return "function \(print(target))\(print(body))"
      }
      return "function \(print(of)):\(method.text)\(print(body))"
    case .localFunction(let own, let body): return "local function \(name(own))\(print(body))"
    case .return(let values): return "return " + print(values)
    case .break: return "break"
    case .goto(let label): return "goto \(label.text)"
    case .label(let label): return "::\(label.text)::"
    case .missing: return "<missing>"
    }
  }

  /// The compiler makes one jump of a condition and a `break` right behind it, and two where a semicolon parts them.
  private func empty(_ block: Block) -> String {
    guard let first = block.statements.first, first.kind == .break else { return "" }
    return text.text(SourceSpan(block.span.start, first.span.start)).contains(";") ? ";" : ""
  }

  private func print(_ body: FunctionBody) -> String {
    let parameters = names(body.parameters) + (body.isVariadic ? (body.parameters.isEmpty ? "..." : ",...") : "")
    return "(\(parameters)) \(print(body.block))end"
  }

  private func print(_ expression: Expression) -> String {
    switch expression.kind {
    case .nil: return "nil"
    case .true: return "true"
    case .false: return "false"
    case .vararg: return "..."
    case .integer(let value): return "0x" + String(UInt64(bitPattern: value), radix: 16)
    case .number(let value): return value == .infinity ? "1e999" : String(format: "%a", value)
    case .string(let bytes): return "\"" + bytes.map { String(format: "\\x%02x", $0) }.joined() + "\""
    case .function(let body): return "function" + print(body)
    case .variable(let variable): return name(variable)
    case .member(let of, let name): return "\(print(of)).\(name.text)"
    case .index(let of, let key): return "\(print(of))[ \(print(key)) ]"
    case .call(let function, let arguments): return "\(print(function))(\(print(arguments)))"
    case .methodCall(let object, let method, let arguments):
      return "\(print(object)):\(method.text)(\(print(arguments)))"
    case .unary(let symbol, let operand): return "\(symbol.rawValue) \(inBrackets(operand))"
    case .binary(let symbol, let left, let right, _):
      return "\(inBrackets(left)) \(symbol.rawValue) \(inBrackets(right))"
    case .table(let fields): return "{" + fields.map(print).joined(separator: ",") + "}"
    case .parenthesized(let inner): return "(\(print(inner)))"
    case .missing: return "<missing>"
    }
  }

  private func inBrackets(_ operand: Expression) -> String {
    switch operand.kind {
    case .unary, .binary: "(\(print(operand)))"
    default: print(operand)
    }
  }

  private func print(_ field: TableField) -> String {
    switch field.key {
    case .position: print(field.value)
    case .name(let name): "\(name.text)=\(print(field.value))"
    case .expression(let key): "[ \(print(key)) ]=\(print(field.value))"
    }
  }
}
