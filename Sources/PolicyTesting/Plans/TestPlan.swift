internal import LuaSyntax
package import PlainData
package import ShareModel

/// The tests of a file, in its order.
package struct TestFile: Sendable {
  /// The file, under the name that the policy set was asked for by.
  package var name: String
  /// The policy that is asked alone; `nil`: the whole set.
  package var policy: String?
  package var tests: [PolicyTest]
  /// What is written in it, if it is a script.
  var text: SourceText?
}

/// One test: what is asked, step by step, and what is expected of each answer.
package struct PolicyTest: Sendable {
  package var name: String
  package var line: Int
  /// The values that the policy is given in place of all those of the set; `nil`: those of the set.
  package var parameters: PlainMap?
  /// The data files that are there in place of those of the set, by name.
  package var data: PlainMap
  package var steps: [TestStep]
}

/// One question, or a look at a share between two questions.
package struct TestStep: Sendable {
  package enum Kind: Sendable {
    case expect(ShareRequest, [TestCheck])
    /// A request that has to be refused as ill-formed.
    case refused(RefusedRequest)
    /// What the share of a sequence has to show.
    case share(PlainMap)
  }

  package var line: Int
  package var kind: Kind
  /// Which sequence it belongs to, if to any: then an allowed request's share is that of the next step.
  package var sequence: Int?
}

/// A request that is ill-formed, or should be.
package struct RefusedRequest: Hashable, Sendable {
  /// What the reason has to hold; `nil`: any reason will do.
  package var words: String?
  /// Why it was refused; `nil`: it was not.
  package var reason: String?
}

/// What is expected of an answer.
package struct TestCheck: Sendable {
  package enum Kind: Sendable {
    case allowed
    /// Denied, and by exactly these codes if there are any; without them by a policy, if that is asked for.
    case denied(codes: [String], byPolicy: Bool)
    /// One of the denials is like this.
    case denial(DenialPattern)
    /// A policy fails, by these member names: `kind`, `message`, `policy`.
    case failure(PlainMap)
    case warnings(codes: [String])
    /// Exactly these, each at least like this.
    case effects([PlainValue])
    /// Of all of `among` exactly `may` are allowed to do it; without `among`, of all people of the share.
    case only(may: [Subject], among: [Subject]?)
  }

  package var line: Int
  package var kind: Kind
  /// Where texts of it are written, if not just on its line.
  var places: [String: SourcePlace] = [:]
}

/// What of a denial is expected; `nil`: anything.
package struct DenialPattern: Hashable, Sendable {
  package var code: String?
  package var message: String?
  package var adminMessage: String?
  package var layer: Denial.Layer?
  package var policy: String?
  package var rule: String?
}
