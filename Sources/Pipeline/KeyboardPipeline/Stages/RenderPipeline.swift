import Foundation
import KeyboardCore
package import KeyboardDrawing
package import KeyboardRender
package import KeyboardViews
import SourceText

/// Makes the drawings of one thread, and keeps built-in themes, layouts and renderers.
package final class RenderPipeline {

  package let files: FileReader
  private let makeRenderer: () throws -> KeyboardRenderer
  let layouts = LayoutCache()
  private var themes: [String: LoadedTheme] = [:]
  private static let maximumThemes = 256
  private var renderers: [(fonts: [String], renderer: KeyboardRenderer)] = []

  /// Warnings of font files that fontconfig doesn't read, by the folders of a request.
  private(set) var damagedFonts: [[String]: [Diagnostic]] = [:]

  package init(
    files: FileReader,
    makeRenderer: @escaping () throws -> KeyboardRenderer = { try KeyboardRenderer() }
  ) {
    self.files = files
    self.makeRenderer = makeRenderer
  }

  package func drawing(of request: RenderRequest) -> StagedDrawing {
    StagedDrawing(self) { [self] in
      guard case .builtIn(let name) = request.theme else {
        return try RenderMaterial(request, files: files)
      }
      let theme = try themes[name] ?? LoadedTheme(request.theme, files: files)
      // Variations have many spellings.
      if themes.count >= Self.maximumThemes { themes = [:] }
      themes[name] = theme
      return try RenderMaterial(request, theme: theme, files: files)
    }
  }

  package func drawing(of material: RenderMaterial) -> StagedDrawing {
    StagedDrawing(self) { material }
  }

  /// The request's key presses aren't included.
  package func drawing(of view: KeyboardView, for material: RenderMaterial) -> StagedDrawing {
    let context = material.request.viewContext(measuring: .fixedAdvance)
    return drawing(of: view.placed(in: context), for: material)
  }

  package func drawing(of placed: PlacedKeyboard, for material: RenderMaterial) -> StagedDrawing {
    StagedDrawing(self, given: .placed(placed)) { material }
  }

  /// A keyboard with its styles may be one between two states.
  package func drawing(of styled: StyledKeyboard, for material: RenderMaterial) -> StagedDrawing {
    StagedDrawing(self, given: .styled(styled)) { material }
  }

  package func drawing(of scene: Scene, for material: RenderMaterial) -> StagedDrawing {
    StagedDrawing(self, given: .scene(scene)) { material }
  }

  /// A view with other content than one keyboard, such as a sheet of themes.
  package func drawing(
    showing view: some View, for material: RenderMaterial
  ) throws -> StagedDrawing {
    let text = try renderer(for: material.request).measure
    return drawing(of: view.scene(in: material.request.viewContext(measuring: text)), for: material)
  }

  package func renderer(for request: RenderRequest) throws -> KeyboardRenderer {
    let own = request.fontFolders
    if let known = renderers.first(where: { $0.fonts == own }) { return known.renderer }
    let folders = files.fonts + own
    let found = try folders.map(files.checkFonts)
    let renderer = try folders.isEmpty ? makeRenderer() : KeyboardRenderer(fontDirectories: folders)
    let known = folders.isEmpty ? [] : Set(renderer.fonts.map(\.value))
    let damaged = found.joined().filter { !known.contains($0.key) }.map(\.value)
    damagedFonts[own] = damaged.sorted().map {
      Diagnostic(
        severity: .warning, code: .invalidFontFolder,
        message: "The font is skipped: it is damaged, or its format isn't supported",
        place: .init(file: $0))
    }
    renderers.append((own, renderer))
    return renderer
  }
}

extension KeyboardRenderer {

  /// Loads the locale and the fonts of a request's keyboard, which are then known to all threads.
  package func loadTexts(of request: RenderRequest) {
    _ = Locale(identifier: request.locale)
    let profile = LocaleProfile.profile(forIdentifier: request.locale)
    loadFonts(language: profile.language, sample: profile.nativeName)
  }
}
