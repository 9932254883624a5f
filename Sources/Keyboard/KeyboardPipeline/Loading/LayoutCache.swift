import KeyboardCore

/// Pictures in several themes share the standard layouts.
final class LayoutCache: KeyboardLayoutService {

  private let service = KeyboardLayout.StandardService.allLocales()
  private var layouts: [KeyboardTraits: KeyboardLayout] = [:]

  /// More than the locales, on several devices.
  private static let mostLayouts = 256

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let traits = context.traits
    if let layout = layouts[traits] { return layout }
    if layouts.count >= Self.mostLayouts { layouts = [:] }
    let layout = service.keyboardLayout(for: context)
    layouts[traits] = layout
    return layout
  }
}
