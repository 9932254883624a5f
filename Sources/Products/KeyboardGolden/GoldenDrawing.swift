import Disk
import Foundation
import GoldenImages
import KeyboardDrawing
import KeyboardRender
import Synchronization

struct GoldenDrawing: Sendable {

  // Opening fonts takes longer than drawing, so that renderers are kept.
  private static let known = Mutex<[[String]: GoldenDrawing]>([:])

  private let renderer: KeyboardRenderer
  let versions: [GoldenReport.Version]
  let release: FontRelease

  /// Return the drawing with the fonts of folders, in place of installed files with the same names.
  static func with(fonts folders: [URL]) throws -> GoldenDrawing {
    let paths = folders.map(\.path)
    return try known.withLock { known in
      if let drawing = known[paths] { return drawing }
      for path in paths { try FontFolder.check(path) }
      let drawing = GoldenDrawing(
        try paths.isEmpty ? KeyboardRenderer() : KeyboardRenderer(fontDirectories: paths))
      known[paths] = drawing
      return drawing
    }
  }

  private init(_ renderer: KeyboardRenderer) {
    self.renderer = renderer
    versions = GoldenReport.Version.summary(of: renderer)
    release = FontRelease(of: renderer)
  }

  func png(of drawing: some SceneConvertible, scale: Double) throws(RenderError) -> [UInt8] {
    try renderer.golden(of: drawing, scale: scale, versions: versions)
  }
}
