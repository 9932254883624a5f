package import KeyboardRender

/// Comparison of two images within a tolerance.
package struct ImageComparison: Hashable, Sendable {

  package let expected: PNGPicture
  package let actual: PNGPicture
  package let tolerance: PictureTolerance
  package private(set) var verdict: ImageVerdict
  let differences: PixelDifferences
  let visibleDifferences: PixelDifferences

  package var isSame: Bool { verdict.isSame }

  /// Compares two pictures, by element if they store them.
  ///
  /// Transparent pixels are equal in any color, different sizes never; files compare all frames.
  package init(
    expected: PNGPicture, actual: PNGPicture, files: (expected: [UInt8], actual: [UInt8])? = nil,
    tolerance: PictureTolerance = .exact
  ) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    differences = PixelDifferences(expected, actual)
    let ladder = ToleranceLadder(expected: expected, actual: actual, tolerance: tolerance)
    var outcome = ToleranceLadder.Outcome(rest: differences)
    if expected.pixelSize == actual.pixelSize { outcome = ladder.climb(differences) }
    let fileDifferences =
      files.map { files in
        FileDifferences(
          expected: files.expected, actual: files.actual, size: actual.pixelSize,
          tolerance: tolerance
        ).texts()
      } ?? []
    if !fileDifferences.isEmpty { outcome.rung = nil }
    visibleDifferences = outcome.rest
    verdict = ImageVerdict(
      expectedSize: expected.pixelSize, actualSize: actual.pixelSize, rung: outcome.rung,
      pixels: differences.count, visiblePixels: outcome.rest.count, box: differences.box,
      channelDifference: differences.channelDifference, colorDistance: outcome.colorDistance,
      changes: differences.count == 0
        ? [] : ChangedElements(expected, actual, differences: differences).changes,
      fileDifferences: fileDifferences)
  }

  mutating func explain(by causes: DeclaredCauses?) {
    guard let causes, !isSame else { return }
    verdict.changes = causes.changes(of: self)
  }

  /// Equal bytes are equal pictures if they can be decoded; a blank picture isn't refused.
  package static func verdict(
    expected: [UInt8], actual: [UInt8], tolerance: PictureTolerance = .exact
  ) throws(RenderError) -> ImageVerdict {
    if let verdict = sameBytes(expected, actual) { return verdict }
    return ImageComparison(
      expected: try PNGPicture(decoding: expected), actual: try PNGPicture(decoding: actual),
      files: (expected, actual), tolerance: tolerance
    ).verdict
  }

  package static func sameBytes(_ expected: [UInt8], _ actual: [UInt8]) -> ImageVerdict? {
    guard expected == actual, let size = PNGPicture.intactSize(of: expected) else { return nil }
    return ImageVerdict(expectedSize: size, actualSize: size, rung: .exact)
  }

  /// Red, tolerated ones yellow, on a pale copy of the actual picture; nil if that is too large.
  package var differencePicture: PNGPicture? { actual.marked(marks, asLargeAs: expected) }

  private var marks: [(PixelDifferences, Pixel)] {
    [(differences, .yellow), (visibleDifferences, .signal)]
  }

  package var sideBySide: PNGPicture? {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let gap = Self.gap
    let size = PixelSize(width: 3 * width + 4 * gap, height: height + 2 * gap)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    canvas.fill(canvas.bounds, Pixel(red: 236, green: 238, blue: 241, alpha: 255))
    let columns = (0..<3).map { gap + $0 * (width + gap) }
    canvas.draw(expected, x: columns[0], y: gap, pale: false)
    canvas.draw(actual, x: columns[1], y: gap, pale: true)
    for (pixels, color) in marks { canvas.mark(pixels, x: columns[1], y: gap, color) }
    canvas.draw(actual, x: columns[2], y: gap, pale: false)
    return canvas.picture(scale: actual.scale)
  }

  private static let gap = 8
}

extension Pixel {

  fileprivate static let yellow = Pixel(red: 255, green: 204, blue: 0, alpha: 255)
}

/// Reason to reject a file for comparison, such as a pointer of Git LFS.
package enum ImageRefusal: Error, Hashable, Sendable, CustomStringConvertible {

  package enum Side: String, Hashable, Sendable {
    case expected, actual
  }

  case unreadable(Side, String)

  /// All pixels are alike and prove nothing.
  case blank(Side)

  case pointer(Side)

  package static func check(_ file: [UInt8], side: Side) throws(ImageRefusal) -> PNGPicture {
    guard !isPointer(file) else { throw .pointer(side) }
    let picture: PNGPicture
    do {
      picture = try PNGPicture(decoding: file)
    } catch {
      throw .unreadable(side, error.description)
    }
    guard !picture.isBlank else { throw .blank(side) }
    return picture
  }

  package static func isPointer(_ file: [UInt8]) -> Bool { file.starts(with: pointerStart) }

  // Source: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md, "The Pointer".
  private static let pointerStart = "version https://git-lfs.github.com/spec/".utf8

  package var description: String {
    switch self {
    case .unreadable(let side, let reason): "the \(side.rawValue) image can't be read: \(reason)"
    case .pointer(let side):
      "the \(side.rawValue) image is a Git LFS pointer; run git lfs pull"
    case .blank(let side): "all pixels of the \(side.rawValue) image are alike"
    }
  }
}
