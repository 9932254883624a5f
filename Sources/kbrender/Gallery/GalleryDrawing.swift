import Foundation
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardRender

/// Draws the pictures of a gallery; what they have in common is done once.
struct GalleryDrawing {

  /// What there is to draw.
  let plan: GalleryPlan

  /// What draws.
  let pipeline: RenderPipeline

  /// A drawn picture.
  struct Picture {
    var file: GalleryTask.File
    var bytes: [UInt8]
    var pixels: GalleryManifest.Pixels
  }

  /// Draws the files of a task, and hands each on as soon as it is there.
  func draw(
    _ files: [GalleryTask.File], of task: GalleryTask,
    _ use: (Picture) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    guard case .shot(let shot) = task.subject else {
      return try drawCard(files, of: task, use)
    }
    // Many themes look the same in the dark: what is equal is drawn once.
    var drawn: [(scale: Double, scene: Scene, bytes: [UInt8])] = []
    for scheme in ColorScheme.galleryOrder {
      let files = files.filter { $0.scheme == scheme }
      guard !files.isEmpty else { continue }
      let keyboard = try keyboard(task.theme, shot: shot, scheme: scheme)
      for file in files {
        let scene = try scene(of: keyboard, scale: file.scale)
        let pixels = try pixels(of: scene.size, scale: file.scale)
        if let twin = drawn.first(where: { $0.scale == file.scale && $0.scene == scene }) {
          try use(Picture(file: file, bytes: twin.bytes, pixels: pixels))
        } else {
          let bytes = try encode(scene, scale: file.scale, request: keyboard.request)
          drawn.append((file.scale, scene, bytes))
          try use(Picture(file: file, bytes: bytes, pixels: pixels))
        }
      }
    }
  }

  /// How large a picture becomes, without drawing it.
  func pixels(
    of file: GalleryTask.File, in task: GalleryTask
  ) throws(CommandFailure) -> GalleryManifest.Pixels {
    guard case .shot(let shot) = task.subject else {
      return try pixels(of: SocialCard.size, scale: file.scale)
    }
    let keyboard = try keyboard(task.theme, shot: shot, scheme: file.scheme)
    return try pixels(of: scene(of: keyboard, scale: file.scale).size, scale: file.scale)
  }

  /// A keyboard with its keys in their places, which all scales share.
  private struct Keyboard {
    var request: RenderRequest
    var placed: PlacedKeyboard
  }

  private func keyboard(
    _ theme: Int, shot: Int, scheme: ColorScheme
  ) throws(CommandFailure) -> Keyboard {
    guard let look = plan.themes[theme].theme else {
      preconditionFailure("A theme that can't be read has no pictures.")
    }
    var request = plan.requests[shot]
    request.colorScheme = scheme
    let material = RenderMaterial(request: request, theme: look)
    let placed = try RenderPipeline.press(RenderPipeline.layOut(material), for: request)
    return Keyboard(request: request, placed: placed)
  }

  private func context(
    for keyboard: Keyboard, scale: Double
  ) throws(CommandFailure) -> ViewContext {
    var request = keyboard.request
    request.scale = scale
    let renderer = try pipeline.renderer(for: request)
    return RenderPipeline.viewContext(for: request, text: renderer.measure)
  }

  private func scene(of keyboard: Keyboard, scale: Double) throws(CommandFailure) -> Scene {
    let context = try context(for: keyboard, scale: scale)
    return RenderPipeline.compose(
      RenderPipeline.style(keyboard.placed, in: context), for: keyboard.request, in: context)
  }

  private func drawCard(
    _ files: [GalleryTask.File], of task: GalleryTask,
    _ use: (Picture) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let theme = plan.themes[task.theme]
    guard let card = SocialCard(theme, site: plan.choice.title) else { return }
    for file in files {
      let keyboard = try keyboard(task.theme, shot: 0, scheme: file.scheme)
      let context = try context(for: keyboard, scale: file.scale)
      let styled = RenderPipeline.style(keyboard.placed, in: context)
      let scene = card.scene(keyboard: styled.size) { frame, builder in
        styled.draw(in: frame, context: context, into: &builder)
      }
      let bytes = try encode(scene, scale: file.scale, request: keyboard.request)
      let pixels = try pixels(of: scene.size, scale: file.scale)
      try use(Picture(file: file, bytes: bytes, pixels: pixels))
    }
  }

  private func encode(
    _ scene: Scene, scale: Double, request: RenderRequest
  ) throws(CommandFailure) -> [UInt8] {
    do {
      let renderer = try pipeline.renderer(for: request)
      return try renderer.png(of: scene, scale: scale, compression: request.compression.value)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func pixels(
    of size: CGSize, scale: Double
  ) throws(CommandFailure) -> GalleryManifest.Pixels {
    do {
      let pixels = try KeyboardRenderer.pixels(of: size, scale: scale)
      return GalleryManifest.Pixels(width: pixels.width, height: pixels.height)
    } catch {
      throw CommandFailure(error)
    }
  }
}
