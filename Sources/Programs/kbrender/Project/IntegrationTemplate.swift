import KeyboardPipeline

/// The files that let a service check a project at each push.
struct IntegrationTemplate {

  enum Service: String, CaseIterable {
    case github, gitlab, none
  }

  let service: Service

  /// The repository of kbrender on GitHub.
  let repository: String

  /// The image that has kbrender, if the program isn't downloaded.
  let container: String?

  /// The repository as long as its owner isn't known.
  static let unknownRepository = "OWNER/kbrender"

  static func isRepository(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9._-]+/) != nil
  }

  static func repository(ofPackageAt url: String) -> String? {
    let match = url.wholeMatch(of: /https:\/\/github\.com\/([^\/]+\/[^\/]+?)(\.git)?\/?/)
    return match.map { String($0.output.1) }.flatMap { isRepository($0) ? $0 : nil }
  }

  /// The values of templates.
  var values: [String: Any] {
    var values = ["repository": repository, "version": ProgramVersion.text]
    values["container"] = container
    return values
  }
}
