import KeyboardCore
package import KeyboardDocuments
package import KeyboardDrawing
import KeyboardInput
import KeyboardRender
package import KeyboardViews

/// The stages of a keyboard from a request to the bytes of a file.
///
/// They are: load, lay out, press, style, compose, draw and encode. Each is computed on first
/// access: a scene isn't drawn, a layout isn't styled. All stages throw `Diagnostics` for errors in
/// the input, `RenderError` for drawing errors, and the errors of the pipeline's file reader.
///
/// ```swift
/// var request = RenderRequest()
/// request.theme = .builtIn("tron")
/// request.keyPress = .press("g")
/// let drawing = pipeline.drawing(of: request)
/// let key = try drawing.scene.elements.first { $0.name == "g" }
/// key?.role  // → .key
/// try drawing.bytes.isEmpty  // → false
/// ```
package final class StagedDrawing {

  private let pipeline: RenderPipeline
  private let given: PlacedKeyboard?
  private let givenStyles: StyledKeyboard?
  private let load: () throws -> RenderMaterial

  init(
    _ pipeline: RenderPipeline, placed: PlacedKeyboard? = nil, styled: StyledKeyboard? = nil,
    load: @escaping () throws -> RenderMaterial
  ) {
    self.pipeline = pipeline
    given = styled?.placed ?? placed
    givenStyles = styled
    self.load = load
  }

  private lazy var loaded = Result { SharedValue(try load()) }
  private lazy var placing = Result { try given ?? place() }
  private lazy var measuring = Result { try measuringContext() }
  private lazy var styling = Result { try givenStyles ?? placed.styled(in: measuring.get()) }
  private lazy var drawing = Result { try draw() }

  package var material: RenderMaterial { get throws { try loaded.get().value } }

  /// The placed keys, after the request's typing and key presses.
  package var placed: PlacedKeyboard { get throws { try placing.get() } }

  package var styled: StyledKeyboard { get throws { try styling.get() } }

  /// The display list of the keyboard, or of its device.
  package var scene: Scene { get throws { try picture.scene } }

  /// The picture, drawn when its pixels or its file are accessed.
  package var picture: DrawnPicture { get throws { try drawing.get() } }

  /// The output of the request: a layout or a scene as JSON, or the file of a picture.
  package var bytes: [UInt8] {
    get throws {
      guard try material.request.emit == .layout else {
        try expectBitmap()
        return try picture.bytes
      }
      return try Array(
        LayoutText(placed, request: material.request).json.indentedText.utf8)
    }
  }

  package var warnings: [Diagnostic] {
    get throws {
      let material = try material
      guard material.request.emit != .layout, material.canLackFonts else {
        return material.theme.warnings
      }
      return try material.theme.warnings + picture.warnings
    }
  }

  package var context: ViewContext { get throws { try measuring.get() } }

  /// In pixels per point.
  package func scaled(to scale: Double) throws -> StagedDrawing {
    var material = try material
    material.request.scale = scale
    return pipeline.drawing(of: try placed, for: material)
  }

  private func measuringContext() throws -> ViewContext {
    let request = try loaded.get().value.request
    return request.viewContext(measuring: try pipeline.renderer(for: request).measure)
  }

  private func place() throws -> PlacedKeyboard {
    let loaded = try loaded.get()
    let request = loaded.value.request
    // The places of keys don't depend on the width of any text.
    let context = request.viewContext(measuring: .fixedAdvance)
    guard request.typedText != nil || request.gestures != nil else {
      return try loaded.value.keyboardView(standardLayouts: pipeline.layouts).placed(in: context)
        .pressed(by: request)
    }
    let keyboard = RunningKeyboard(loaded.value)
    try keyboard.perform(steps: request.typingStep)
    return try keyboard.stillView.placed(in: context).pressed(by: request)
  }

  /// Without anything around the keyboard, its size is that of the picture.
  private func expectBitmap() throws {
    let material = try material
    let request = material.request
    guard request.emit == .image, case .bitmap = request.format.encoding, !request.hasFrame,
      !request.hasScreen, material.backdrop == nil
    else { return }
    try pipeline.renderer(for: request).expectBitmap(
      of: styled.size, scale: request.pixelsPerPoint)
  }

  private func draw() throws -> DrawnPicture {
    let (loaded, keyboard, context) = (try loaded.get(), try styled, try measuring.get())
    let scene: Scene
    if loaded.value.request.hasFrame || loaded.value.request.hasScreen {
      var frame = loaded.value.request.frame(around: keyboard, showing: loaded.value.messages)
      frame.backdrop = loaded.value.backdrop
      frame.hidesStatusBar = loaded.value.hidesStatusBar
      scene = frame.scene(in: context)
    } else if let backdrop = loaded.value.backdrop {
      scene = Backed(backdrop) { keyboard }.scene(in: context)
    } else {
      scene = keyboard.scene(in: context)
    }
    return DrawnPicture(
      scene: scene, material: loaded,
      renderer: try pipeline.renderer(for: loaded.value.request))
  }
}

extension RenderRequest {

  fileprivate func frame(
    around drawn: StyledKeyboard, showing messages: MessageThread?
  ) -> DeviceFrame<StyledKeyboard> {
    let keyboardContext = drawn.placed.keyboard.keyboardContext
    let profile = keyboardContext.localeProfile
    let text =
      keyboardContext.textField?.documentContext ?? messages?.draft ?? profile.nativeName
    var frame = DeviceFrame(
      device: keyboard.device, orientation: heldOrientation, text: text
    ) { drawn }
    frame.isRightToLeft = profile.direction == .rightToLeft
    frame.messages = messages
    frame.lengthAfterCursor = keyboardContext.textField?.documentContextAfterInput?.count ?? 0
    frame.hasBezel = !hasScreen
    return frame
  }
}
