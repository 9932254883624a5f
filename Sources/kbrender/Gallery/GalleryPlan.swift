import ArgumentParser
import Artifacts
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// The complete content of a gallery, determined before anything is drawn.
struct GalleryPlan: Sendable {

  /// The choice of content.
  let choice: GalleryChoice

  /// The themes, including those with invalid files.
  let themes: [GalleryTheme]

  /// The keyboards shown of every theme.
  let shots: [GalleryShot]

  /// The request of each shot, without theme, scheme and scale.
  let requests: [RenderRequest]

  /// The tasks, in the order used for sharding.
  let tasks: [GalleryTask]

  private let fingerprint: String

  /// Create the plan of a choice, or throw its errors.
  init(_ choice: GalleryChoice, renderer: KeyboardRenderer) throws {
    self.choice = choice
    themes = try ThemeShelfReader.themes(choice.wishes)
    let shots = choice.matrix.shots
    self.shots = shots
    requests = try shots.map { shot in
      var request = try RenderRequest(try RenderOptions.parse(shot.arguments))
      request.compression = .fast
      request.hasMetadata = false
      return request
    }
    tasks = themes.indices.filter { [themes] in themes[$0].theme != nil }.flatMap { theme in
      shots.indices.map { GalleryTask(theme: theme, subject: .shot($0)) }
        + [GalleryTask(theme: theme, subject: .card)]
    }
    fingerprint = ProgramFingerprint.text(renderer: renderer)
  }

  /// Return the digest of everything that determines a picture.
  func key(of picture: GalleryPicture, theme: GalleryTheme) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(theme.key)
    for argument in picture.shot.arguments { digest.add(argument) }
    digest.add(picture.scheme.rawValue)
    digest.add(picture.scale.plainText)
    return digest.text
  }

  /// Return the digest of everything that determines a social card.
  func key(of card: SocialCard, theme: GalleryTheme) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(theme.key)
    for argument in shots[0].arguments { digest.add(argument) }
    digest.add(card.key)
    return digest.text
  }

  /// Return the picture files of a task with their keys.
  func files(of task: GalleryTask) -> [GalleryTask.File] {
    let theme = themes[task.theme]
    switch task.subject {
    case .shot(let shot):
      return theme.pictures(of: shots[shot], in: choice.matrix).map { picture in
        GalleryTask.File(
          path: picture.path, key: key(of: picture, theme: theme), scheme: picture.scheme,
          scale: picture.scale)
      }
    case .card:
      guard let card = SocialCard(theme, site: choice.title) else { return [] }
      return [
        GalleryTask.File(
          path: theme.cardPath, key: key(of: card, theme: theme), scheme: card.scheme,
          scale: SocialCard.scale)
      ]
    }
  }

  /// The number of pictures.
  var pictureCount: Int {
    let shots = shots.map { 2 * choice.matrix.scales(for: $0.device).count }.reduce(0, +)
    return themes.filter { $0.theme != nil }.count * (shots + 1)
  }

  /// The diagnostics of the themes.
  var problems: [Diagnostic] { themes.flatMap(\.problems) }
}

/// A task of a gallery: all pictures of one keyboard in one theme, or a social card.
struct GalleryTask: Hashable, Sendable {

  /// The subject of a task.
  enum Subject: Hashable, Sendable {

    /// A keyboard, by its index in the plan.
    case shot(Int)

    /// The social card.
    case card
  }

  /// A picture file.
  struct File: Hashable, Sendable {
    var path: String
    var key: String
    var scheme: ColorScheme
    var scale: Double
  }

  /// The index of the theme in the plan.
  var theme: Int

  /// The subject to draw.
  var subject: Subject
}
