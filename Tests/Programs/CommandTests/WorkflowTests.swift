import Foundation
import KeyboardPipeline
import TestSupport
import Testing

@Suite struct WorkflowTests {

  /// What a service keeps of a new project: the golden passes, and differs after a change.
  @Test(arguments: [
    ("--ci github", ".github/workflows/keyboards.yml", "golden-images"),
    ("--ci gitlab", ".gitlab-ci.yml", "goldens/golden-images"),
  ])
  func aNewProjectIsChecked(options: String, file: String, artifacts: String) throws {
    let trial = try ServiceTrial()
    try trial.initialize(options)
    let first = try trial.run(file)
    #expect(first.exitCode == 0, "\(first.text)")
    let report = "stored/artifacts/\(artifacts)/report/index.html"
    #expect(trial.state.read(report) != nil, "\(trial.state.files)")
    try trial.changeTheme()
    let second = try trial.run(file)
    #expect(second.exitCode == 1 && second.text.contains("mint: failed"), "\(second.text)")
    for path in ["report/index.html", "pictures/mint.actual.png", "junit/all.xml"] {
      #expect(trial.state.read("stored/artifacts/\(artifacts)/\(path)") != nil, "\(path)")
    }
  }

  @Test func differencesAreAnnotatedAndSummedUp() throws {
    let trial = try ServiceTrial()
    try trial.initialize("--ci github")
    try trial.changeTheme()
    let run = try trial.run(".github/workflows/keyboards.yml")
    #expect(run.text.contains("::error file=themes/mint.json,line=15"), "\(run.text)")
    let summary = trial.text("summary.md")
    #expect(summary.hasPrefix("## Golden images: 1 of 1 differ\n"))
    #expect(summary.contains(#/\| themes/mint.json:15 face .+ → .+ \| 1 \| mint \|/#), "\(summary)")
    #expect(summary.contains("(https://example.org/artifacts/golden-images)"))
  }

  @Test func theArchiveIsDownloadedOnceAndChecked() throws {
    let trial = try ServiceTrial()
    try trial.initialize("--ci github")
    let file = ".github/workflows/keyboards.yml"
    #expect(try trial.run(file).text.contains("--- Download it"))
    let second = try trial.run(file)
    #expect(second.exitCode == 0 && !second.text.contains("--- Download it"), "\(second.text)")
    let workflow = String(decoding: try #require(trial.project.read(file)), as: UTF8.self)
    let setup = "setup@\(ProgramVersion.text)\n"
    let digest = String(repeating: "a", count: 64)
    try trial.project.write(
      workflow.replacing(setup, with: "\(setup)        with:\n          digest: \(digest)\n"),
      to: file)
    let third = try trial.run(file)
    #expect(third.exitCode == 1 && third.text.contains("another digest"), "\(third.text)")
    #expect(!third.text.contains("--- Compare"))
  }

  /// Inputs that would be further outputs, addresses without TLS, and arguments that would run something.
  @Test(arguments: [
    ("setup", "digest: |\n            \(digest)\n            version=9", "no digest"),
    ("setup", "version: \"0.1.0\\ndigest=\(digest)\"", "no spaces or lines"),
    ("setup", "url: http://127.0.0.1:9\n          digest: \(digest)", "rotocol"),
    ("verify", "arguments: --filter $(touch run) `touch run` ; touch run", "No case"),
    ("gallery", "publish: false\n          arguments: --locale $(touch run)", "cli/unknown-name"),
  ])
  func inputsAreData(action: String, inputs: String, says: String) throws {
    let trial = try ServiceTrial()
    try trial.initialize("--ci github")
    let use = "      - uses: somebody/kbrender/.github/actions/"
    try trial.project.write(
      """
      jobs:
        job:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
      \(action == "setup" ? "" : "\(use)setup@main")
      \(use)\(action)@main
              with:
                \(inputs)
      """, to: "hostile.yml")
    let run = try trial.run("hostile.yml")
    #expect(run.exitCode == 1 && run.text.contains(says), "\(run.text)")
    #expect(!trial.state.files.contains { $0.hasSuffix("/run") })
  }

  private static let digest = String(repeating: "a", count: 64)

  /// Downloads use TLS, even after a redirection, and scripts evaluate no text.
  @Test(arguments: [
    ".ci/gitlab.yml", ".github/actions/setup/action.yml", ".github/actions/verify/action.yml",
    ".github/actions/accept/action.yml", ".github/actions/gallery/action.yml",
  ])
  func scriptsAreSafe(path: String) throws {
    let text = try String(contentsOf: Program.project.appending(path: path), encoding: .utf8)
    #expect(!text.contains(/\beval\b/))
    let downloads = text.matches(of: /curl --.*/)
    #expect(downloads.allSatisfy { $0.output.contains("--proto '=https' --proto-redir '=https' ") })
    // Inputs are variables of scripts, and no part of them.
    for script in text.matches(of: #/run: \|\n(?<script>(?: {8}.*\n|\n)+)/#) {
      #expect(!script.output.script.contains("${{"), "\(script.output.script)")
    }
  }

  @Test(arguments: ["github", "gitlab"])
  func aContainerHasTheProgram(service: String) throws {
    let trial = try ServiceTrial()
    try trial.initialize("--ci \(service) --container example.org/kbrender:1")
    let bin = trial.state.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "kbrender"), withDestinationURL: Program.built.file)
    let file = service == "github" ? ".github/workflows/keyboards.yml" : ".gitlab-ci.yml"
    let run = try trial.run(file, path: bin.path)
    #expect(run.exitCode == 0 && !run.text.contains("Download"), "\(run.text)")
    let text = String(decoding: try #require(trial.project.read(file)), as: UTF8.self)
    #expect(text.contains("example.org/kbrender:1"))
  }

  /// The shards of a suite, each in a job, and the job that merges them.
  @Test(arguments: [false, true], ["workflow.yml", "pipeline.yml"])
  func comparesInShardsAndMergesThem(differs: Bool, file: String) throws {
    let trial = try ServiceTrial()
    try trial.writeSuite(differs: differs)
    let example = Program.project.appending(path: "Snapshots/workflow.yml")
    let workflow = try String(contentsOf: example, encoding: .utf8)
    try trial.project.write(ServiceTrial.owned(workflow), to: "workflow.yml")
    try trial.project.write(Self.pipeline, to: "pipeline.yml")
    let run = try trial.run(file, skipping: "tests")
    #expect(run.exitCode == (differs ? 1 : 0), "\(run.text)")
    let artifacts = "stored/artifacts/"
    let folder = file == "workflow.yml" ? "golden-images" : "report/golden-images"
    let page = trial.text("\(artifacts)\(folder)/report/index.html")
    let golden = try #require(trial.project.read("Snapshots/locales/de.png"))
    #expect(!page.isEmpty && page.contains(golden.base64EncodedString()) == differs)
    if file == "workflow.yml" {
      let heading = "## Golden images: \(differs ? "1 of 5 differ" : "5 of 5 match")"
      #expect(trial.text("summary.md").hasPrefix(heading))
      #expect(trial.state.read("\(artifacts)golden-images-2-4/junit/2-4.xml") != nil)
    }
  }

  private static let pipeline = """
    include:
      - remote: https://raw.githubusercontent.com/somebody/kbrender/main/.ci/gitlab.yml
    variables:
      KBRENDER_REPOSITORY: somebody/kbrender
    goldens:
      extends: .kbrender-verify
      parallel: 3
    report:
      extends: .kbrender-merge
      stage: deploy
      when: always

    """

  /// A comment accepts the pictures of the run, which are pushed; words of it are no options.
  @Test func acceptsByAComment() throws {
    let trial = try ServiceTrial()
    try trial.initialize("--ci github")
    try trial.changeTheme()
    try trial.commit()
    #expect(try trial.run(".github/workflows/keyboards.yml").exitCode == 1)
    let bin = try trial.keepArtifacts()
    let picture = trial.state.read("run/golden-images/pictures/mint.actual.png")
    let example = Program.project.appending(path: "Snapshots/accept.yml")
    let workflow = try String(contentsOf: example, encoding: .utf8)
    let condition = try #require(workflow.firstMatch(of: #/ +if: .*\n/#)?.output)
    var reviewed = ""
    func accept(_ comment: String, by association: String = "MEMBER") throws -> Program.Run {
      try trial.project.write(
        ServiceTrial.owned(workflow).replacing(condition, with: "")
          + "          number: 5\n          association: \(association)\n"
          + "          comment: |\n            \(comment)\n            /commit \(reviewed)\n",
        to: "accept.yml")
      return try trial.run("accept.yml", path: bin)
    }
    let commit = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["git", "rev-parse", "HEAD"], in: trial.project.url
    ).text.trimmingCharacters(in: .newlines)
    #expect(trial.text("summary.md").contains("`/commit \(commit)`"))
    for (wrong, says) in [
      ("", "needs a line /commit"), (String(commit.prefix(8)), "needs a line /commit"),
      (String(repeating: "0", count: 40), "was reviewed"),
    ] {
      reviewed = wrong
      let run = try accept("/accept")
      #expect(run.exitCode == 1 && run.text.contains(says), "\(wrong): \(run.text)")
    }
    reviewed = commit
    for (comment, association, says) in [
      ("/accept", "NONE", "by owners, members"), ("/accept @accept.yml", "OWNER", "No case has"),
      ("/accept $(touch run)", "OWNER", "There is no case"),
    ] {
      let run = try accept(comment, by: association)
      #expect(run.exitCode == 1 && run.text.contains(says), "\(comment): \(run.text)")
    }
    let run = try accept("/accept cause themes/mint.json:15*")
    #expect(run.exitCode == 0, "\(run.text)")
    #expect(trial.text("comments") == "pr comment 5 --body Accepted golden images of run 7: 1.\n")
    let pushed = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["git", "-C", "origin", "show", "main:Snapshots/mint.png"], in: trial.state.url)
    #expect(picture != nil && pushed.output == picture)
  }

  @Test(arguments: ["gallery.yml", "pages.yml"])
  func publishesAGallery(file: String) throws {
    let trial = try ServiceTrial()
    let arguments = "--locale en --scale 1 'tron:*'"
    try trial.project.write(
      """
      jobs:
        gallery:
          runs-on: ubuntu-latest
          steps:
            - uses: somebody/kbrender/.github/actions/setup@main
            - uses: somebody/kbrender/.github/actions/gallery@main
              with:
                arguments: \(arguments)
      """, to: "gallery.yml")
    try trial.project.write(
      """
      include:
        - remote: https://raw.githubusercontent.com/somebody/kbrender/main/.ci/gitlab.yml
      variables:
        KBRENDER_REPOSITORY: somebody/kbrender
        KBRENDER_GALLERY: \(arguments)
      pages:
        extends: .kbrender-gallery
      """, to: "pages.yml")
    let run = try trial.run(file)
    #expect(run.exitCode == 0, "\(run.text)")
    let folder = file == "gallery.yml" ? "stored/pages" : "stored/artifacts/pages/public"
    let page = trial.text("\(folder)/themes/tron.html")
    #expect(page.contains("https://somebody.example.org/keyboards/"))
    let again = try trial.run(file)
    #expect(
      again.text.contains(/site|public/) && again.text.contains("from the cache"), "\(again.text)")
  }

  /// Workflows and templates name the release that they belong to, and read the history where
  /// pictures of matrices are drawn.
  @Test func workflowsNameTheRelease() throws {
    let texts = try ["Snapshots/workflow.yml", ".ci/gitlab.yml", "Snapshots/accept.yml"].map {
      try String(contentsOf: Program.project.appending(path: $0), encoding: .utf8)
    }
    let references = (texts[0] + texts[2]).matches(of: /actions\/(?:setup|verify|accept)@(.*)/).map
    {
      $0.output.1
    }
    #expect(references.count == 7 && references.allSatisfy { $0 == ProgramVersion.text })
    #expect(texts[1].contains("KBRENDER_VERSION: \(ProgramVersion.text)\n"))
    let compared = try #require(texts[0].components(separatedBy: "steps:").dropFirst().first)
    #expect(compared.contains("fetch-depth: 0") && texts[1].contains("GIT_DEPTH: 0"))
  }
}
