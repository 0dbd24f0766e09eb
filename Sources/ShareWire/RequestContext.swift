internal import ShareModel

/// The circumstances of a request.
struct RequestContext {
  /// `nil` where the request gives no time of its own.
  var time: Timestamp?
  var environment = Environment()
  var labels = Labels()
}
