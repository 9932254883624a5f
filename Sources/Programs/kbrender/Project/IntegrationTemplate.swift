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

  /// The tests of the package are run, too, unless it is in a folder, which a build server lacks.
  func files(testsPackage: Bool) -> [(path: String, text: String)] {
    switch service {
    case .github: [(".github/workflows/keyboards.yml", workflow(testsPackage: testsPackage))]
    case .gitlab: [(".gitlab-ci.yml", pipeline)]
    case .none: []
    }
  }

  private static let check = "kbrender theme lint themes/*.json"

  private func step(_ action: String) -> String {
    "      - uses: \(repository)/.github/actions/\(action)@\(ProgramVersion.text)\n"
  }

  private func workflow(testsPackage: Bool) -> String {
    // Actions write into folders of another user than that of an image.
    let image =
      container.map { "    container:\n      image: \($0)\n      options: --user root\n" } ?? ""
    return """
      name: Keyboards

      on: [push, pull_request]

      jobs:
        keyboards:
          runs-on: ubuntu-latest

      """ + image + """
            steps:
              # Pictures of a matrix are drawn from the files of the commit that recorded them: the
              # whole history is needed.
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0
                  ref: ${{ github.event.pull_request.head.sha }}

        """ + (container == nil ? step("setup") : "") + """
                - name: Check the theme
                  run: \(Self.check)

          """ + step("verify") + (testsPackage ? views : "")
  }

  /// The job that builds the package for the tests in Swift.
  private var views: String {
    """

      views:
        runs-on: ubuntu-latest
        container: swift:6.2-bookworm
        steps:
          - uses: actions/checkout@v4

    """ + step("setup") + """
              with:
                libraries: true
            - run: swift test

      """
  }

  private var pipeline: String {
    let image =
      container.map {
        "  image:\n    name: \($0)\n    entrypoint: [\"\"]\n  before_script: []\n"
      } ?? ""
    return """
      include:
        - remote: https://raw.githubusercontent.com/\(repository)/\(ProgramVersion.text)/.ci/gitlab.yml

      variables:
        KBRENDER_REPOSITORY: \(repository)

      theme:
        extends: .kbrender

      """ + image + """
          script:
            - \(Self.check)

        goldens:
          extends: .kbrender-verify

        """ + image
  }
}
