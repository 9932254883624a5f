import KeyboardKit
import KeyboardRender

@testable import KeyboardPipeline

/// A picture of the system beside our drawing of the same keyboard.
struct SystemComparison {

  let picture: SystemPicture
  let theirs: PicturePixels
  let ours: PicturePixels
  let placed: PlacedKeyboard
  let styled: StyledKeyboard

  /// The upper edge of our drawing in points of the picture: that of the keyboard, or of a callout
  /// above it.
  var top: Double { keyboardTop - (Double(ours.height) / ours.scale - placed.size.height) }

  /// The upper edge of the keyboard in points of the picture.
  let keyboardTop: Double

  init(_ picture: SystemPicture, file: [UInt8]) throws {
    self.picture = picture
    theirs = try PicturePixels(decoding: file, scale: picture.scale)
    var words = ["--liquid-glass", "--scale", "\(picture.scale)"]
    words += picture.arguments.split(separator: " ").map(String.init)
    let plain = RenderPipeline(files: Self.files { [] })
    let size = try plain.drawing(of: RenderRequest(RenderArguments(words))).placed.size
    keyboardTop = picture.screenHeight - size.height - picture.top
    if case .shapes(let color, let shapes) = picture.backdrop {
      words += ["--backdrop", "./backdrop.png"]
      let origin = picture.screenHeight - size.height
      let file = try Self.backdrop(color, shapes, size: size, origin: origin)
      let drawing = try RenderPipeline(files: Self.files { file }).drawing(
        of: RenderRequest(RenderArguments(words)))
      (ours, placed) = (PicturePixels(try drawing.bitmap), try drawing.placed)
      styled = try drawing.styled
    } else {
      let drawing = try plain.drawing(of: RenderRequest(RenderArguments(words)))
      (ours, placed) = (PicturePixels(try drawing.bitmap), try drawing.placed)
      styled = try drawing.styled
    }
  }

  private static func files(_ backdrop: @escaping @Sendable () -> [UInt8]) -> FileReader {
    FileReader(
      file: { path, _ in SourceFile(name: path, bytes: backdrop()) },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") })
  }

  /// Draw rectangles at three pixels a point.
  private static func backdrop(
    _ color: UInt32, _ shapes: [SystemPicture.Shape], size: CGSize, origin: Double
  ) throws -> [UInt8] {
    let scale = 3.0
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = CGPoint(
          x: (Double(column) + 0.5) / scale, y: (Double(row) + 0.5) / scale + origin)
        let value = shapes.last { $0.frame.contains(place) }?.color ?? color
        bytes += [UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF), 255]
      }
    }
    return try PNGPicture(width: width, height: height, bytes: bytes, isOpaque: true).encoded()
  }
}

extension SystemComparison {

  /// The faces of the keys, with their frames in points of the picture; not the parts that stand on
  /// the board without a face.
  var faces: [(action: KeyboardAction, frame: CGRect)] {
    let bar = placed.keys.filter(\.isInLowerBar).map(\.item.action)
    return styled.keys.filter { key in
      let color = key.style.backgroundColor?.resolved(isDark: false)
      let isFilled = key.style.background != nil || color?.opacity ?? 0 > 0
      return isFilled && !bar.contains(key.action)
    }
    .map { ($0.action, $0.frame.offsetBy(dx: 0, dy: keyboardTop)) }
  }

  /// The largest difference of a frame in points, with the number of keys that could be measured.
  var frameDifference: (largest: Double, name: String, count: Int) {
    var worst = (largest: 0.0, name: "", count: 0)
    for (action, frame) in faces {
      guard let difference = FrameEdges(picture: theirs, expected: frame).largestDifference() else {
        continue
      }
      worst.count += 1
      if difference > worst.largest { (worst.largest, worst.name) = (difference, "\(action)") }
    }
    return worst
  }

  /// Return the color of a face, near its corners and clear of its text.
  func faceColor(_ frame: CGRect, in pixels: PicturePixels, top: Double) -> SIMD3<Double> {
    let inset = min(frame.width, frame.height) / 7 + 1.5
    let box = frame.insetBy(dx: inset, dy: inset).offsetBy(dx: 0, dy: -top)
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    return PicturePixels.median(corners.map { pixels.color(around: $0) })
  }

  /// The largest differences of the colors of faces and primary keys.
  var faceDifferences: (faces: [Double], primary: [Double]) {
    var result = (faces: [Double](), primary: [Double]())
    for (action, frame) in faces {
      let difference = PicturePixels.difference(
        faceColor(frame, in: theirs, top: 0), faceColor(frame, in: ours, top: top))
      if action.isPrimaryAction {
        result.primary.append(difference)
      } else {
        result.faces.append(difference)
      }
    }
    return result
  }

  /// The places on the board beside and below keys, in points of the picture.
  var boardPlaces: [CGPoint] {
    faces.flatMap { [CGPoint(x: $0.frame.midX, y: $0.frame.maxY + 3)] }
  }

  var boardDifferences: [Double] {
    boardPlaces.map {
      PicturePixels.difference(
        theirs.color(around: $0), ours.color(around: CGPoint(x: $0.x, y: $0.y - top)))
    }
  }

  /// The differences of all pixels of the board and its keys, clear of its corners.
  var pixelDifferences: [Double] {
    let size = placed.size
    return stride(from: 8.0, to: size.height - 40, by: 1 / picture.scale).flatMap { y in
      stride(from: 4.0, to: size.width - 4, by: 1 / picture.scale).map { x in
        PicturePixels.difference(
          theirs.color(x: x, y: y + keyboardTop), ours.color(x: x, y: y + keyboardTop - top))
      }
    }
  }

  /// The differences of the band below the board's upper edge from what the material makes of the
  /// photo above it, continued downwards.
  var bandDifferences: [Double] {
    let material = Keyboard.Material.glassBoard(for: .light).resolved(isDark: false)
    let reach = Array(stride(from: -2 * material.blur, through: 2 * material.blur, by: 1))
    let weights = reach.map { exp(-$0 * $0 / (2 * material.blur * material.blur)) }
    // The corners of the board have a radius of 27 points.
    return stride(from: 40.0, to: placed.size.width - 40, by: 1).flatMap { x -> [Double] in
      let seen = zip(reach, weights).map { theirs.color(x: x + $0, y: keyboardTop - 2) * $1 }
      let mean = seen.reduce(.zero, +) / weights.reduce(0, +)
      let predicted = material.color(over: mean.resolved).levels
      return [3.0, 5, 7].map {
        PicturePixels.difference(predicted, theirs.color(x: x, y: keyboardTop + $0))
      }
    }
  }

  /// The differences of faces from those that the material predicts from the board beside them.
  var predictedFaceDifferences: [Double] {
    let material = Keyboard.Material.glassFace(for: .light).resolved(isDark: false)
    return faces.flatMap { _, frame -> [Double] in
      let pairs = [
        (CGPoint(x: frame.midX, y: frame.maxY + 3), CGPoint(x: frame.midX, y: frame.maxY - 3)),
        (CGPoint(x: frame.midX, y: frame.minY - 3), CGPoint(x: frame.midX, y: frame.minY + 3)),
        (CGPoint(x: frame.maxX + 3, y: frame.midY), CGPoint(x: frame.maxX - 3, y: frame.midY)),
      ]
      return pairs.map { board, face in
        let predicted = material.color(over: theirs.color(around: board).resolved).levels
        return PicturePixels.difference(predicted, theirs.color(around: face))
      }
    }
  }
}

extension SIMD3<Double> {

  /// The color of levels of 255.
  var resolved: Color.Resolved {
    Color.Resolved(red: x / 255, green: y / 255, blue: z / 255)
  }
}

extension Color.Resolved {

  /// The components in levels of 255, as they are drawn.
  var levels: SIMD3<Double> {
    SIMD3(min(max(red, 0), 1) * 255, min(max(green, 0), 1) * 255, min(max(blue, 0), 1) * 255)
  }
}
