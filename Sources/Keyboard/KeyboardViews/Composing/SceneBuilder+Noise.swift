import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import RandomNumbers
import Synchronization

extension SceneBuilder {

  /// Fill a path with tiles of a grain, the first one at an origin.
  mutating func noise(_ noise: Keyboard.Noise, in path: Path, from origin: CGPoint) {
    guard noise.amount > 0, noise.scale > 0, let tile = NoiseTiles.shared.tile(seed: noise.seed)
    else { return }
    let side = Double(NoiseTiles.side) * noise.scale
    image(
      Scene.Image(
        tile, box: CGRect(x: origin.x, y: origin.y, width: side, height: side), clip: path,
        isRepeated: true, opacity: noise.amount))
  }
}

/// Tiles of grain, shared by all keys and pictures.
final class NoiseTiles: Sendable {

  static let shared = NoiseTiles()

  /// In dots, so many that an eye finds no repetition.
  static let side = 128

  private static let mostTiles = 8

  private let tiles = Mutex<[(seed: Int, file: ImageFile)]>([])

  func tile(seed: Int) -> ImageFile? {
    tiles.withLock { tiles in
      if let known = tiles.first(where: { $0.seed == seed }) { return known.file }
      guard let file = ImageFile(Self.picture(seed: seed)) else { return nil }
      if tiles.count == Self.mostTiles { tiles.removeFirst() }
      tiles.append((seed, file))
      return file
    }
  }

  /// Return a picture of black and white dots of any opacity.
  private static func picture(seed: Int) -> Data {
    var numbers = SeededNumbers(seed: UInt64(bitPattern: Int64(seed)))
    var rows: [[UInt8]] = []
    for _ in 0..<side {
      var row: [UInt8] = []
      for _ in 0..<side {
        let number = numbers.next()
        row += [number & 1 == 0 ? 0 : 255, UInt8(truncatingIfNeeded: number >> 32)]
      }
      rows.append(row)
    }
    return ImageFile.grayPNG(rows: rows)
  }
}
