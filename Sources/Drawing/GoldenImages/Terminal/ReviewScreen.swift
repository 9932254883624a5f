package import KeyboardRender
internal import SourceText

/// Terminal view of a review: the current difference and the keys to press.
package struct ReviewScreen {

  package var images: TerminalImages
  package var columns: Int
  package var rows: Int
  package var picture: (_ path: String) -> PNGPicture?

  package init(
    images: TerminalImages, columns: Int, rows: Int,
    picture: @escaping (_ path: String) -> PNGPicture?
  ) {
    self.images = images
    self.columns = columns
    self.rows = rows
    self.picture = picture
  }

  package func text(_ session: ReviewSession) -> String {
    guard let item = session.current else { return "" }
    let place = "\(session.index + 1) of \(session.cases.count)"
    let decision = session.decisions[item.name].map { " · \($0.rawValue)" } ?? ""
    let isCompared =
      images != .none && item.actual?.hasSuffix(".png") == true && item.expected != nil
    let zoomed = session.isZoomed && isCompared ? " · enlarged (densest difference)" : ""
    let head = [
      "\u{1B}[1m\(item.name.withoutControls)\u{1B}[0m"
        + Self.dim("  \(item.status.rawValue) · \(place)\(decision)\(zoomed)")
    ]
    let message = wrapped(item.message.withoutControls, lines: 4)
    let tail = [""] + keys(session).map(Self.dim)
    let room = rows - head.count - message.count - tail.count - 3
    return (head + message + [""]).joined(separator: "\n") + "\n"
      + (images == .none ? withoutPictures(item, session) : pictures(of: item, session, rows: room))
      + tail.joined(separator: "\n")
  }

  private func withoutPictures(_ item: GoldenReport.Case, _ session: ReviewSession) -> String {
    let note = "This terminal shows no images; the report in a browser does: \(session.report)"
    return paths(of: item) + wrapped(note, lines: 4).map { Self.dim($0) + "\n" }.joined()
  }

  private func pictures(of item: GoldenReport.Case, _ session: ReviewSession, rows: Int) -> String {
    let expected = pngPicture(item.expected)
    let actual = pngPicture(item.actual)
    guard rows > 0,
      let row = ReviewImage.row(expected: expected, actual: actual, isZoomed: session.isZoomed)
    else { return paths(of: item) }
    let titles =
      expected != nil && actual != nil
      ? ["expected", "difference", "actual"] : [expected != nil ? "expected" : "actual"]
    let width = TerminalImages.width(of: row, columns: columns, rows: rows - 1)
    return Self.dim(Self.line(titles, over: width)) + "\n"
      + images.text(showing: row, columns: columns, rows: rows - 1)
  }

  private static func line(_ titles: [String], over width: Int) -> String {
    let part = width / titles.count
    guard titles.allSatisfy({ $0.count < part }) else { return titles.joined(separator: " | ") }
    return titles.dropLast().map { title in
      title + String(repeating: " ", count: part - title.count)
    }.joined() + (titles.last ?? "")
  }

  private func paths(of item: GoldenReport.Case) -> String {
    [("expected", item.expected), ("actual", item.actual), ("difference", item.difference)]
      .compactMap { title, path in path.map { "\(title): \($0.withoutControls)\n" } }.joined()
  }

  private func keys(_ session: ReviewSession) -> [String] {
    guard session.phase != .decidingAll else {
      return [
        "Everything that is left: a accept · r reject · s skip · any other key back · ^C cancel"
      ]
    }
    let alike = session.alike.count
    let capitals = alike > 1 ? " · A R S: all \(alike) with the same causes" : ""
    let line = "a accept · r reject · s skip\(capitals) · * all remaining"
    return wrapped(line, lines: 2)
      + wrapped(
        "z zoom · j next · k back · q end, and write accepted goldens · ^C cancel", lines: 2)
  }

  private func pngPicture(_ path: String?) -> PNGPicture? {
    path.flatMap { $0.hasSuffix(".png") ? picture($0) : nil }
  }

  private func wrapped(_ text: String, lines: Int) -> [String] {
    var result: [String] = []
    for word in text.split(separator: " ") {
      if let last = result.last, last.count + 1 + word.count <= columns {
        result[result.count - 1] = "\(last) \(word)"
      } else {
        result.append(String(word.prefix(columns)))
      }
    }
    return result.count <= lines ? result : Array(result.prefix(lines - 1)) + ["…"]
  }

  private static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }
}

/// Strip of images for the terminal: expected, difference and actual.
package enum ReviewImage {

  /// Missing pictures, such as the golden of a new case, are left out.
  package static func row(
    expected: PNGPicture?, actual: PNGPicture?, isZoomed: Bool
  ) -> PNGPicture? {
    var pictures = [expected, actual].compactMap { $0 }
    var crop: PixelRect?
    if let expected, let actual {
      let map = DifferenceMap(expected: expected, actual: actual)
      pictures = [expected, map.picture, actual].compactMap { $0 }
      if isZoomed {
        crop = map.worst?.extended(by: margin).intersection(
          (map.picture ?? actual).pixelSize.bounds)
      }
    }
    guard let largest = pictures.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    let part = crop ?? largest.pixelSize.bounds
    // Enlarged pixels stay distinguishable squares.
    let factor = crop == nil ? 1 : max(1, 320 / part.width)
    return joined(pictures, part: part, factor: factor)
  }

  // Context around the densest difference in pixels, which makes its key recognizable.
  private static let margin = 24

  private static func joined(_ pictures: [PNGPicture], part: PixelRect, factor: Int) -> PNGPicture?
  {
    let gap = 6
    let column = part.width * factor
    let size = PixelSize(
      width: column * pictures.count + gap * (pictures.count - 1), height: part.height * factor)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    for (index, picture) in pictures.enumerated() {
      let left = index * (column + gap)
      picture.withPixels { pixels in
        for y in part.y..<min(part.maxY, pixels.height) {
          for x in part.x..<min(part.maxX, pixels.width) {
            let place = PixelRect(
              x: left + (x - part.x) * factor, y: (y - part.y) * factor, width: factor,
              height: factor)
            canvas.fill(place, pixels[x, y])
          }
        }
      }
    }
    return canvas.picture(scale: nil)
  }
}
