/// Which file of the project is which page.
enum SitePlan {

  struct Document {

    var source: String

    /// The heading of the section that the page is; nil for the whole file.
    var section: String?

    var path: String
    var group: Group
    var title: String
  }

  enum Group: String, CaseIterable {
    case start = "Start"
    case guides = "Guides"
    case reference = "Reference"
    case project = "Project"
    case commands = "Commands"
  }

  static let readme = "README.md"
  static let hiddenSections: Set = ["Install", "Documentation"]

  static let documents: [Document] = [
    .init(
      source: readme, section: "Install", path: "install.html", group: .start, title: "Install"),
    .init(
      source: "Themes/README.md", path: "guides/themes.html", group: .guides, title: "Themes"),
    .init(
      source: "Snapshots/README.md", path: "guides/golden-images.html", group: .guides,
      title: "Golden images and CI"),
    .init(
      source: "Gallery/README.md", path: "guides/galleries.html", group: .guides,
      title: "Galleries"),
    .init(
      source: "Sources/Programs/README.md", path: "guides/command-line.html", group: .guides,
      title: "Command line"),
    .init(
      source: "Sources/Products/README.md", path: "guides/library.html", group: .guides,
      title: "Swift library"),
    .init(
      source: "Sources/Data/Embedded/Locales/README.md", path: "guides/locales.html",
      group: .guides, title: "Locales"),
    .init(
      source: "Themes/REFERENCE.md", path: "reference/themes.html", group: .reference,
      title: "Theme files"),
    .init(
      source: "Themes/CODES.md", path: "reference/codes.html", group: .reference,
      title: "Messages"),
    .init(
      source: "ARCHITECTURE.md", path: "project/architecture.html", group: .project,
      title: "Architecture"),
    .init(
      source: "CONTRIBUTING.md", path: "project/contributing.html", group: .project,
      title: "Contributing"),
    .init(
      source: "SECURITY.md", path: "project/security.html", group: .project, title: "Security"),
    .init(
      source: "CHANGELOG.md", path: "project/changes.html", group: .project, title: "Changes"),
  ]

  static let navigation = [
    ("Install", "install.html"), ("Guides", "guides/themes.html"),
    ("Reference", "reference/themes.html"), ("Commands", "commands/kbrender.html"),
    ("API", "api/documentation/index.html"), ("Gallery", "gallery/index.html"),
  ]

  static let animations: [(name: String, alt: String, arguments: [String])] = [
    (
      "typing", "The word Hello is typed on a dark keyboard with glowing keys",
      ["Hello", "--locale", "en", "--theme", "tron"]
    ),
    (
      "crayon", "A greeting is typed on a German keyboard with keys of many colors",
      ["Grüß Gott", "--locale", "de", "--theme", "crayon"]
    ),
    (
      "arabic", "A greeting is typed on an Arabic keyboard, from right to left",
      ["مرحبا", "--locale", "ar", "--theme", "sakura"]
    ),
  ]
}
