/// Bytes that are not what was agreed on. Who sends such bytes is not to be trusted further.
package struct MalformedBytes: Error {
  package init() {}
}
