import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardViews

/// Draws the pictures of a gallery, sharing common work.
struct GalleryDrawing: GalleryArtist {

  /// The plan of the gallery.
  let plan: GalleryPlan

  /// The pipeline.
  let pipeline: RenderPipeline

  /// Returns the diagnostics of an error that a theme causes, `nil` for others.
  let explain: @Sendable (any Error) -> [Diagnostic]?

  func draw(
    _ files: [GalleryTask.File], of task: GalleryTask, _ use: (GalleryTask.Picture) throws -> Void
  ) throws {
    guard case .shot(let shot) = task.subject else {
      return try drawCard(files, of: task, use)
    }
    // Many themes are equal in dark mode: equal scenes are drawn once.
    var drawn: [(scale: Double, scene: Scene, bytes: [UInt8])] = []
    for scheme in ColorScheme.galleryOrder {
      let keyboard = keyboard(task.theme, shot: shot, scheme: scheme)
      for file in files where file.scheme == scheme {
        let drawing = try explained { try keyboard.scaled(to: file.scale) }
        let scene = try explained { try drawing.scene }
        let pixels = try pixels(of: scene.size, scale: file.scale)
        if let twin = drawn.first(where: { $0.scale == file.scale && $0.scene == scene }) {
          try use(GalleryTask.Picture(file: file, bytes: twin.bytes, pixels: pixels))
        } else {
          let bytes = try explained { try drawing.bytes }
          drawn.append((file.scale, scene, bytes))
          try use(GalleryTask.Picture(file: file, bytes: bytes, pixels: pixels))
        }
      }
    }
  }

  func pixels(of file: GalleryTask.File, in task: GalleryTask) throws -> GalleryManifest.Pixels {
    guard case .shot(let shot) = task.subject else {
      return try pixels(of: SocialCard.size, scale: file.scale)
    }
    return try explained {
      let keyboard = keyboard(task.theme, shot: shot, scheme: file.scheme)
      return try pixels(of: keyboard.scaled(to: file.scale).scene.size, scale: file.scale)
    }
  }

  /// Return the result of drawing, with an error that the theme causes told as such.
  private func explained<Output>(_ draw: () throws -> Output) throws -> Output {
    do {
      return try draw()
    } catch {
      throw explain(error).map { UndrawableTheme(problems: $0) } ?? error
    }
  }

  /// Return a staged drawing, whose layout is shared by all scales.
  private func keyboard(_ theme: Int, shot: Int, scheme: ColorScheme) -> StagedDrawing {
    guard let look = plan.themes[theme].theme else {
      preconditionFailure("A theme that can't be read has no pictures.")
    }
    var request = plan.requests[shot]
    request.colorScheme = scheme
    return pipeline.drawing(of: RenderMaterial(request, theme: LoadedTheme(look)))
  }

  func warnings(about task: GalleryTask) throws -> [Diagnostic] {
    let theme = plan.themes[task.theme]
    // The card shows all names of a theme, and its keyboard; built-in themes have their fonts.
    guard task.subject == .card, !theme.isBuiltIn,
      let file = plan.files(of: task).first, let picture = try cardPicture(file, of: task)
    else { return [] }
    return picture.warnings.map { $0.placed(inFile: theme.source?.name ?? theme.identifier) }
  }

  private func drawCard(
    _ files: [GalleryTask.File], of task: GalleryTask, _ use: (GalleryTask.Picture) throws -> Void
  ) throws {
    for file in files {
      guard let picture = try cardPicture(file, of: task) else { return }
      let bytes = try explained { try picture.bytes }
      let pixels = try pixels(of: picture.scene.size, scale: file.scale)
      try use(GalleryTask.Picture(file: file, bytes: bytes, pixels: pixels))
    }
  }

  /// Compose a social card; nil for a theme with an invalid file.
  private func cardPicture(
    _ file: GalleryTask.File, of task: GalleryTask
  ) throws -> DrawnPicture? {
    guard let card = SocialCard(plan.themes[task.theme], site: plan.choice.title) else {
      return nil
    }
    return try explained {
      let drawing = try keyboard(task.theme, shot: 0, scheme: file.scheme).scaled(to: file.scale)
      let (styled, context) = (try drawing.styled, try drawing.context)
      let scene = card.scene(keyboard: styled.size) { frame, builder in
        styled.draw(in: frame, context: context, into: &builder)
      }
      return try pipeline.picture(of: scene, for: drawing.material)
    }
  }

  private func pixels(of size: CGSize, scale: Double) throws -> GalleryManifest.Pixels {
    let pixels = try KeyboardRenderer.pixels(of: size, scale: scale)
    return GalleryManifest.Pixels(width: pixels.width, height: pixels.height)
  }
}
