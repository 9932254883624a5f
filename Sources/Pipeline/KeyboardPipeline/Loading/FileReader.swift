import Foundation
package import KeyboardCore
import KeyboardDrawing
package import KeyboardInput
import KeyboardRender
package import KeyboardStyling
package import SourceText

/// The source of suggestions for a text in a locale.
package typealias TextSuggester =
  @Sendable (_ text: String, _ locale: String) throws(Diagnostics) -> Autocomplete.ServiceResult

/// From a disk, unsaved texts of an editor, or a test.
package struct FileReader: Sendable {

  package var file: @Sendable (_ path: String, _ budget: InputBudget) throws -> SourceFile

  /// The path is relative to the folder of the theme, and may start with `../`.
  package var companion: @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile
  package var builtIn: @Sendable (_ identifier: String) -> SourceFile?

  /// Returns the paths of font files by their absolute ones.
  package var checkFonts: @Sendable (_ folder: String) throws -> [String: String]

  /// The file describes a remote service, which may read some variables of the environment.
  package var suggester: @Sendable (_ path: String, _ variables: [String]) throws -> TextSuggester

  /// The folders of fonts for all pictures; requests add their own.
  package private(set) var fonts: [String] = []

  package init(
    file: @escaping @Sendable (_ path: String, _ budget: InputBudget) throws -> SourceFile,
    companion: @escaping @Sendable (_ path: String, _ theme: SourceFile) throws -> SourceFile,
    builtIn: @escaping @Sendable (_ identifier: String) -> SourceFile? = {
      KeyboardTheme.builtInFile(of: $0)
    },
    checkFonts: @escaping @Sendable (_ folder: String) throws -> [String: String] = { _ in [:] },
    suggester: @escaping @Sendable (String, [String]) throws -> TextSuggester = { _, _ in
      throw Diagnostics(code: .remoteService, "No remote service is asked here")
    }
  ) {
    self.file = file
    self.companion = companion
    self.builtIn = builtIn
    self.checkFonts = checkFonts
    self.suggester = suggester
  }

  package func adding(fonts folders: [String]) -> FileReader {
    changing(self) { $0.fonts += folders }
  }
}

/// Loader of backdrops, which rejects unsuitable images.
package enum RequestBackdrop {

  private static let maximumPixels = InputBudget.backdrop.pixels

  package static func layers(
    of backdrop: RenderRequest.Backdrop, files: FileReader
  ) throws -> Keyboard.Background {
    switch backdrop {
    case .color(let color): return .color(color)
    case .file(let path):
      let data = Data(try files.file(path, .backdrop).bytes)
      if let problem = problem(of: data) {
        throw Diagnostics([
          Diagnostic(
            code: .invalidBackdrop, message: "The backdrop can't be drawn: \(problem)",
            place: Diagnostic.Place(file: path))
        ])
      }
      return .image(data: data, contentMode: .fill)
    }
  }

  static func isScreenshot(
    _ backdrop: Keyboard.Background, ofScreen size: CGSize, scale: Double
  ) -> Bool {
    guard let file = backdrop.imageData.flatMap(ImageFile.init) else { return false }
    return file.width == Int((size.width * scale).rounded())
      && file.height == Int((size.height * scale).rounded())
  }

  private static func problem(of data: Data) -> String? {
    guard let file = ImageFile(data) else { return "it is neither a PNG nor a JPEG file" }
    guard file.width <= maximumPixels, file.width * file.height <= maximumPixels else {
      return "it has \(file.width)×\(file.height) pixels; the maximum is 16 million"
    }
    do {
      try KeyboardRenderer.check(file)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
