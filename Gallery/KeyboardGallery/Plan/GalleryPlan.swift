import Foundation
import KeyboardCore
package import KeyboardPipeline
import KeyboardRender
import Parallel
package import SourceText

/// The complete content of a gallery, determined before anything is drawn.
package struct GalleryPlan: Sendable {

  let choice: GalleryChoice
  private(set) var themes: [GalleryTheme]
  private let shots: [GalleryShot]
  let requests: [RenderRequest]

  /// The tasks, in the order used for sharding.
  let tasks: [GalleryTask]

  private let fingerprint: String

  /// The fingerprint changes with the program; an unreadable file becomes a card of the gallery.
  package init(_ choice: GalleryChoice, files: FileReader, fingerprint: String) throws {
    self.choice = choice
    themes = try GalleryThemeReader.themes(choice, files: files)
    let shots = choice.matrix.shots
    self.shots = shots
    requests = try shots.map { shot in
      var request = try RenderRequest(RenderArguments(shot.arguments))
      request.compression = .fast
      request.hasMetadata = false
      return request
    }
    tasks = themes.indices.filter { [themes] in themes[$0].theme != nil }.flatMap { theme in
      shots.indices.map { GalleryTask(theme: theme, subject: .shot($0)) }
        + [GalleryTask(theme: theme, subject: .card)]
    }
    self.fingerprint = fingerprint
  }

  func files(of task: GalleryTask) -> [GalleryTask.File] {
    let theme = themes[task.theme]
    switch task.subject {
    case .shot(let shot):
      let pictures =
        theme.pictures(of: shots[shot], in: choice.matrix)
        + (shot == 0 ? theme.downloads(of: shots[shot], in: choice.matrix) : [])
      return pictures.map { picture in
        GalleryTask.File(
          name: picture.name,
          key: key(
            picture.scheme.rawValue, picture.scale.plainText, picture.format.id, shot: shot,
            theme: theme),
          shot: picture.shot, scheme: picture.scheme, scale: picture.scale, format: picture.format)
      }
    case .card:
      guard let card = SocialCard(theme, site: choice.title) else { return [] }
      return [
        GalleryTask.File(
          name: theme.cardPath, key: key(card.key, shot: 0, theme: theme), scheme: card.scheme,
          scale: SocialCard.scale, format: .png)
      ]
    }
  }

  private func key(_ parts: String..., shot: Int, theme: GalleryTheme) -> String {
    Digest.text(ofParts: [fingerprint, theme.key] + shots[shot].arguments + parts)
  }

  func keyOfGrade(_ theme: GalleryTheme) -> String {
    Digest.text(ofParts: [fingerprint, theme.key, theme.variation ?? ""])
  }

  func gradesBySlug(_ grades: [String: LintGrade]) -> [String: LintGrade] {
    Dictionary(themes.compactMap { theme in grades[keyOfGrade(theme)].map { (theme.slug, $0) } }) {
      $1
    }
  }

  func key(of composition: GalleryTask.Composition) -> String {
    let file = composition.file
    return Digest.text(ofParts: [
      fingerprint, composition.digest, file.scale.plainText, file.format.id,
    ])
  }

  func keyOfPages(sizes: [CGSize], paths: [String: String]) -> String {
    let matrix = choice.matrix
    var parts = [fingerprint, choice.title, choice.address ?? "", choice.home ?? ""]
    parts += choice.arguments + matrix.locales + matrix.devices.map(\.id)
    parts += matrix.scales.map(\.plainText)
    for theme in themes {
      parts += [
        theme.slug, theme.family, theme.identifier, theme.key, theme.pack?.digest ?? "",
        DiagnosticPrinter().text(for: theme.problems),
      ]
    }
    parts += sizes.map { "\(Double($0.width).plainText) \(Double($0.height).plainText)" }
    parts += paths.sorted { $0.key < $1.key }.map { "\($0) \($1)" }
    return Digest.text(ofParts: parts)
  }

  /// The paths of pages depend on neither sizes nor paths.
  func site(sizes: [CGSize] = [], paths: [String: String] = [:]) -> GallerySite {
    var shots: [String: [CGSize]] = [:]
    for (task, size) in zip(tasks, sizes) {
      guard case .shot = task.subject else { continue }
      shots[themes[task.theme].slug, default: []].append(size)
    }
    return GallerySite(choice, themes: themes, sizes: shots, paths: paths)
  }

  mutating func leaveOut(_ theme: Int, because problems: [Diagnostic]) {
    guard themes[theme].theme != nil else { return }
    let file = themes[theme].source?.name ?? themes[theme].identifier
    themes[theme].content = .failure(Diagnostics(problems.map { $0.placed(inFile: file) }))
  }

  package var taskCount: Int { tasks.count }

  /// The number of images, of which equal ones become one file, and about how many bytes they have.
  package var estimate: (pictures: Int, bytes: Int) {
    let files = tasks.flatMap(files(of:))
    let pixels = files.map { file in
      let width = Double((file.shot?.device ?? choice.matrix.mainDevice).portraitSize.width)
      return width * Self.typicalHeight * file.scale * file.scale
    }
    return (files.count, Int(pixels.reduce(0, +) * Self.bytesOfPixel))
  }

  /// In points; and the bytes that a pixel of a keyboard has in lossless WebP, as measured.
  private static let (typicalHeight, bytesOfPixel) = (270.0, 0.08)

  package var problems: [Diagnostic] { themes.flatMap(\.problems) }
}

extension Digest {

  static func text(ofParts parts: [String]) -> String {
    var digest = Digest()
    for part in parts { digest.add(part) }
    return digest.text
  }
}

/// Unit of work in a build: one shot or card of one theme, in all its files.
struct GalleryTask: Hashable, Sendable {

  enum Subject: Hashable, Sendable {

    case shot(Int)
    case card
  }

  struct File: Hashable, Sendable {

    var name: String
    var key: String

    /// The shot whose equal pictures share a path; nil for a file whose name is its path.
    var shot: GalleryShot?

    var scheme: ColorScheme
    var scale: Double
    var format: ImageFormat

    func shown(at path: String) -> GalleryManifest.Picture {
      GalleryManifest.Picture(name: name, key: key, path: path)
    }

    func size(_ pixels: GalleryManifest.Pixels) -> CGSize {
      CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    }
  }

  /// A composed picture, which is drawn only if its file is missing.
  struct Composition {

    var file: File
    var digest: String

    var pixels: GalleryManifest.Pixels
    var draw: () throws -> [UInt8]

    var path: String {
      guard let shot = file.shot else { return file.name }
      return GalleryImage.path(ofScene: digest, shot: shot, scale: file.scale, format: file.format)
    }
  }

  var theme: Int
  var subject: Subject

  var isTypical: Bool { subject == .card || subject == .shot(0) }
}
