import Foundation
package import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardRender
package import KeyboardStyling

package enum RequestBackdrop {

  private static let mostPixels = InputBudget.backdrop.pixels

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
            code: .backdrop, message: "The backdrop can't be drawn: \(problem)",
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
    guard file.width <= mostPixels, file.width * file.height <= mostPixels else {
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
