/// What makes a text ill-formed: at which byte, within which value, why.
struct JSONFlaw: Error {
  var offset: Int
  var path: String
  var message: String
}
