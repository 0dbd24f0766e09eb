import CStrictJSON

/// The elements of an array in order; none of another value.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let text: JSONText
  private var index: Int
  private let end: Int

  init(of array: JSONNode) {
    text = array.text
    index = array.index + 1
    end = array.kind == .array ? Int(text.nodes[array.index].next) : index
  }

  package mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = Int(text.nodes[index].next) }
    return JSONNode(text: text, index: index)
  }
}

/// The members of an object in the order of the text; none of another value. Null members are among them.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let text: JSONText
  private var index: Int
  private let end: Int

  init(of object: JSONNode) {
    text = object.text
    index = object.index + 1
    end = object.kind == .object ? Int(text.nodes[object.index].next) : index
  }

  package mutating func next() -> (key: JSONNode, value: JSONNode)? {
    guard index < end else { return nil }
    let key = JSONNode(text: text, index: index)
    let value = JSONNode(text: text, index: index + 1)
    index = Int(text.nodes[index + 1].next)
    return (key, value)
  }
}
