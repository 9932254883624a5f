import ArgumentParser
import Artifacts
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// Everything that a gallery is to hold, known before anything is drawn.
struct GalleryPlan: Sendable {

  /// What to show.
  let choice: GalleryChoice

  /// The looks, those whose files are wrong included.
  let themes: [GalleryTheme]

  /// The keyboards that are shown of every look.
  let shots: [GalleryShot]

  /// What to draw for each shot, but for theme, surroundings and scale.
  let requests: [RenderRequest]

  /// The work, in the order that shards count it.
  let tasks: [GalleryTask]

  private let fingerprint: String

  /// The plan of a choice, or what is wrong with it.
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

  /// What decides a picture, as a digest.
  func key(of picture: GalleryPicture, theme: GalleryTheme) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(theme.key)
    for argument in picture.shot.arguments { digest.add(argument) }
    digest.add(picture.scheme.rawValue)
    digest.add(picture.scale.plainText)
    return digest.text
  }

  /// What decides a social card, as a digest.
  func key(of card: SocialCard, theme: GalleryTheme) -> String {
    var digest = Digest()
    digest.add(fingerprint)
    digest.add(theme.key)
    for argument in shots[0].arguments { digest.add(argument) }
    digest.add(card.key)
    return digest.text
  }

  /// The picture files of a task with what decides each.
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

  /// How many pictures there are.
  var pictureCount: Int {
    let shots = shots.map { 2 * choice.matrix.scales(for: $0.device).count }.reduce(0, +)
    return themes.filter { $0.theme != nil }.count * (shots + 1)
  }

  /// What is wrong with the themes.
  var problems: [Diagnostic] { themes.flatMap(\.problems) }
}

/// A part of the work on a gallery: all pictures of one keyboard in one look, or a social card.
struct GalleryTask: Hashable, Sendable {

  /// What is drawn.
  enum Subject: Hashable, Sendable {

    /// A keyboard, by its place in the plan.
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

  /// The look by its place in the plan.
  var theme: Int

  /// What is drawn of it.
  var subject: Subject
}
