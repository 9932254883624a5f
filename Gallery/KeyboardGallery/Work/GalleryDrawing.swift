import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews
import SourceText
import ThemeTools

/// Worker that renders shots and cards, with a pipeline of its own.
struct GalleryDrawing: GalleryWorker {

  let plan: GalleryPlan
  let pipeline: RenderPipeline
  let explain: @Sendable (any Error) -> [Diagnostic]?
  private let survey = KeyCatalog()

  /// Glass over a plain page looks like plastic.
  private static let photo = Keyboard.Background.image(
    data: Data(GalleryTemplates.photo), contentMode: .fill)

  func compositions(
    of files: [GalleryTask.File], in task: GalleryTask
  ) throws -> [GalleryTask.Composition] {
    guard case .shot(let shot) = task.subject else {
      return try files.compactMap { file in
        try cardPicture(file, of: task).map { try composition(file, of: $0) }
      }
    }
    var keyboards: [ColorScheme: StagedDrawing] = [:]
    var pictures: [ColorScheme: [Double: StagedDrawing]] = [:]
    return try files.map { file in
      let keyboard = keyboards[file.scheme] ?? keyboard(task.theme, shot: shot, scheme: file.scheme)
      keyboards[file.scheme] = keyboard
      let picture =
        try pictures[file.scheme]?[file.scale]
        ?? explained { try keyboard.scaled(to: file.scale) }
      pictures[file.scheme, default: [:]][file.scale] = picture
      return try composition(file, of: picture)
    }
  }

  private func composition(
    _ file: GalleryTask.File, of picture: StagedDrawing
  ) throws -> GalleryTask.Composition {
    let scene = try explained { try picture.scene }
    let size = try KeyboardRenderer.pixels(of: scene.size, scale: file.scale)
    return GalleryTask.Composition(
      file: file, digest: scene.digest,
      pixels: GalleryManifest.Pixels(width: size.width, height: size.height)
    ) { try explained { try picture.file(as: file.format) } }
  }

  private func explained<Output>(_ draw: () throws -> Output) throws -> Output {
    do {
      return try draw()
    } catch {
      throw explain(error).map { UndrawableTheme(problems: $0) } ?? error
    }
  }

  private func keyboard(_ theme: Int, shot: Int, scheme: ColorScheme) -> StagedDrawing {
    guard let look = plan.themes[theme].theme else {
      preconditionFailure("A theme that can't be read has no images.")
    }
    var request = plan.requests[shot]
    request.colorScheme = scheme
    var material = RenderMaterial(request, theme: LoadedTheme(look))
    if look.backgroundStyle?.material != nil { material.backdrop = Self.photo }
    return pipeline.drawing(of: material)
  }

  func warnings(about task: GalleryTask) throws -> [Diagnostic] {
    let theme = plan.themes[task.theme]
    // The card shows all names of a theme, and its keyboard; built-in themes have their fonts.
    guard task.subject == .card, !theme.isBuiltIn,
      let file = plan.files(of: task).first, let picture = try cardPicture(file, of: task)
    else { return [] }
    return try picture.notices.map { $0.placed(inFile: theme.source?.name ?? theme.identifier) }
  }

  func grade(of theme: GalleryTheme) throws -> LintGrade? {
    guard let source = theme.source, let look = theme.theme else { return nil }
    return try LintGrade(
      source, variation: theme.variation, lowestRatio: Palette.lowestRatio(of: look),
      files: pipeline.files, pipeline: pipeline, survey: survey)
  }

  private func cardPicture(
    _ file: GalleryTask.File, of task: GalleryTask
  ) throws -> StagedDrawing? {
    guard let card = SocialCard(plan.themes[task.theme], site: plan.choice.title) else {
      return nil
    }
    return try explained {
      let drawing = try keyboard(task.theme, shot: 0, scheme: file.scheme).scaled(to: file.scale)
      let (styled, context) = (try drawing.styled, try drawing.context)
      let scene = card.scene(keyboard: styled.size) { frame, builder in
        styled.draw(in: frame, context: context, into: &builder)
      }
      return try pipeline.drawing(of: scene, for: drawing.material)
    }
  }
}
