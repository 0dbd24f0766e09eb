import PlainData
import ShareModel
import ShareWarden
import ShareWire

/// What comes of a case's request.
enum CaseAnswer: Equatable {
  case decision(Decision)
  case inputFault(InputFault)
  case loadError(PolicyLoadError)

  /// Where a case names a share instead of giving it, the share of that name.
  static func request(_ given: JSONNode) throws -> [UInt8] {
    guard case .map(let request) = given.plain, case .string(let name)? = request["resource"] else {
      return Array(given.plain.description.utf8)
    }
    let share = try CaseFile.read("Tests/Data/Cases/shares/\(name).json").plain
    let parts = request.map { ($0.name, $0.name == "resource" ? share : $0.value) }
    return Array(PlainValue.map(PlainMap(parts)).description.utf8)
  }

  /// The request of one step of a case.
  static func request(of id: String, step: Int) throws -> ShareRequest {
    let steps = try CaseFile.read("Tests/Data/Cases/\(id).json")["steps"].map { Array($0.elements) } ?? []
    guard steps.indices.contains(step), let given = steps[step]["request"] else {
      throw CaseFault(message: "\(id) has no step \(step) with a request")
    }
    return try RequestReader().request(request(given)[...])
  }

  init(
    to request: [UInt8], from policies: CasePolicies, isolation: PolicySet.Isolation = .inProcess
  ) throws {
    let warden: Warden
    do { warden = try policies.warden(isolation: isolation) } catch let error as PolicyLoadError {
      self = .loadError(error)
      return
    }
    do throws(InputFault) {
      self = .decision(warden.decide(try RequestReader(now: Timestamp(microseconds: 0)).request(request[...])))
    } catch {
      self = .inputFault(error)
    }
  }
}
