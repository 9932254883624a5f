import Foundation
package import KeyboardDrawing
package import KeyboardRender
package import SourceText

/// Faces have fixed lightness in OKLCH; everything that has to stand out from them gets the nearest
/// lightness at which it does.
struct SchemeColors: Hashable, Sendable {

  struct Key: Hashable, Sendable {
    var face: Color.Resolved
    var pressed: Color.Resolved
  }

  let board: Color.Resolved
  let boardEnds: [Color.Resolved]
  let input: Key
  let system: Key
  let primary: Key
  let ink: Color.Resolved
  let primaryInk: Color.Resolved
  let edge: Color.Resolved

  /// More than what is required, since pictures are rounded to 8 bits.
  private static let margin = 1.05

  private static let press = 0.08

  init(
    accent: Color.Resolved, neutral: Color.Resolved, ends: [Color.Resolved] = [], isDark: Bool,
    level: LintLevel
  ) {
    let neutral = OKLab(neutral)
    func tone(
      _ light: Double, _ dark: Double, chroma: Double, of color: OKLab? = nil
    ) -> Color.Resolved {
      let color = color ?? neutral
      return OKLab(
        lightness: isDark ? dark : light, chroma: min(color.chroma, chroma), hue: color.hue
      ).color().inBytes
    }
    board = tone(0.91, 0.22, chroma: 0.03)
    boardEnds = ends.map { tone(0.88, 0.25, chroma: 0.08, of: OKLab($0)) }
    let boards = [board] + boardEnds
    input = Key(face: tone(0.985, 0.34, chroma: 0.02), pressed: tone(0.9, 0.43, chroma: 0.035))
    system = Key(face: tone(0.83, 0.29, chroma: 0.045), pressed: tone(0.74, 0.38, chroma: 0.05))
    let faces = [input.face, system.face]
    let surfaces = boards + [input.face, input.pressed, system.face, system.pressed]
    let text = level.text * Self.margin
    ink = Self.nearest(to: tone(0.27, 0.95, chroma: 0.05)) { ink in
      surfaces.allSatisfy { ink.contrast(to: $0) >= text }
    }
    let line = max(level.line, 1.3) * Self.margin
    edge = Self.nearest(to: tone(0.7, 0.5, chroma: 0.05)) { edge in
      (faces + boards).allSatisfy { edge.contrast(to: $0) >= line }
    }
    let part = level.part * Self.margin
    let inks = [tone(0.99, 0.99, chroma: 0.02), tone(0.16, 0.16, chroma: 0.03)]
    let bubble = input.face
    let face = Self.nearest(to: accent) { face in
      (boards + [bubble]).allSatisfy { face.contrast(to: $0) >= part }
        && Self.primary(face, inks: inks, text: text) != nil
    }
    let solved = Self.primary(face, inks: inks, text: text)
    primary = Key(face: face, pressed: solved?.pressed ?? face)
    primaryInk = solved?.ink ?? inks[0]
  }

  private static func primary(
    _ face: Color.Resolved, inks: [Color.Resolved], text: Double
  ) -> (ink: Color.Resolved, pressed: Color.Resolved)? {
    for (ink, press) in zip(inks + inks, [-press, press, press, -press]) {
      var lab = OKLab(face)
      lab.lightness += press
      guard (0...1).contains(lab.lightness) else { continue }
      let pressed = lab.color().inBytes
      if [face, pressed].allSatisfy({ ink.contrast(to: $0) >= text }) { return (ink, pressed) }
    }
    return nil
  }

  private static func nearest(
    to color: Color.Resolved, where isAccepted: (Color.Resolved) -> Bool
  ) -> Color.Resolved {
    NearestColor.nearest(to: color, where: isAccepted) ?? color
  }
}

extension [SchemeColors] {

  func boardOpacity(level: LintLevel) -> Double {
    let steps = (10...19).map { Double($0) / 20 }
    let extremes = [Color.Resolved(hex: 0), Color.Resolved(hex: 0xFF_FFFF)]
    return steps.first { opacity in
      allSatisfy { scheme in
        extremes.allSatisfy { extreme in
          let board = scheme.board.opacity(opacity).over(extreme)
          return scheme.ink.contrast(to: board) >= level.text
            && scheme.edge.contrast(to: board) >= level.line
        }
      }
    } ?? 1
  }
}

/// Background image of a new theme, with its colors by frequency.
package struct BoardImage: Sendable {

  package var path: String
  let colors: [(color: Color.Resolved, count: Int)]

  /// In pixels.
  private static let side = 64.0

  package init(_ file: SourceFile, path: String, renderer: KeyboardRenderer) throws {
    self.path = path
    func problem(_ message: String) -> Diagnostics {
      Diagnostics(code: .invalidImage, message, place: file.place())
    }
    guard let image = ImageFile(Data(file.bytes)) else {
      throw problem("The file is neither a PNG nor a JPEG")
    }
    do throws(RenderError) {
      try KeyboardRenderer.check(image)
    } catch {
      throw problem("The image can't be read: \(error)")
    }
    let box = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let white = Scene.Node.fill(Path(box), .color(Color.Resolved(hex: 0xFF_FFFF)))
    let picture = Scene.Node.image(Scene.Image(image, box: box, clip: Path(box)))
    let bitmap = try renderer.bitmap(of: Scene(size: box.size, nodes: [white, picture]), scale: 1)
    let counts = Dictionary(grouping: bitmap.pixels.map { $0 & 0xFF_FFFF }, by: \.self)
    colors = counts.map { (color: Color.Resolved(hex: $0.key), count: $0.value.count) }
      .sorted { ($1.count, $0.color.hexText) < ($0.count, $1.color.hexText) }
  }
}

/// Clusters colors by k-means in OKLab, with the same result for the same image every time.
///
/// The first centers are the most frequent color and the colors furthest from all centers before.
package struct ColorClusters {

  private struct Sample {
    var lab: OKLab
    var weight: Double
  }

  private struct Cluster {
    var center: OKLab
    var weight = 0.0
  }

  private static let count = 5
  private static let rounds = 16

  private let clusters: [Cluster]

  package init(_ picture: BoardImage) {
    let samples = picture.colors.map { Sample(lab: OKLab($0.color), weight: Double($0.count)) }
    var clusters = Self.firstClusters(of: samples)
    for _ in 0..<Self.rounds {
      let moved = Self.moved(clusters, to: samples)
      let isSteady = zip(moved, clusters).allSatisfy { $0.center == $1.center }
      clusters = moved
      if isSteady { break }
    }
    self.clusters = clusters
  }

  package var neutral: Color.Resolved { color(of: clusters.max { $0.weight < $1.weight }) }

  package var accent: Color.Resolved {
    color(of: clusters.max { Self.appeal($0) < Self.appeal($1) })
  }

  private static func appeal(_ cluster: Cluster) -> Double {
    cluster.center.chroma * cluster.weight.squareRoot().squareRoot()
  }

  private func color(of cluster: Cluster?) -> Color.Resolved {
    cluster.map { $0.center.color().inBytes } ?? Color.Resolved(hex: 0x80_8080)
  }

  private static func firstClusters(of samples: [Sample]) -> [Cluster] {
    guard let first = samples.first else { return [] }
    var clusters = [Cluster(center: first.lab, weight: first.weight)]
    while clusters.count < count {
      let distances = samples.map { sample in
        clusters.map { $0.center.distance(to: sample.lab) }.min() ?? 0
      }
      guard let furthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
        distances[furthest] > 0
      else { break }
      clusters.append(Cluster(center: samples[furthest].lab))
    }
    return clusters
  }

  private static func moved(_ clusters: [Cluster], to samples: [Sample]) -> [Cluster] {
    var sums = clusters.map { _ in Cluster(center: OKLab(lightness: 0, a: 0, b: 0)) }
    for sample in samples {
      let nearest = clusters.indices.min {
        clusters[$0].center.distance(to: sample.lab) < clusters[$1].center.distance(to: sample.lab)
      }
      guard let nearest else { continue }
      sums[nearest].center.lightness += sample.lab.lightness * sample.weight
      sums[nearest].center.a += sample.lab.a * sample.weight
      sums[nearest].center.b += sample.lab.b * sample.weight
      sums[nearest].weight += sample.weight
    }
    return zip(sums, clusters).map { sum, old in
      guard sum.weight > 0 else { return Cluster(center: old.center) }
      return Cluster(
        center: OKLab(
          lightness: sum.center.lightness / sum.weight, a: sum.center.a / sum.weight,
          b: sum.center.b / sum.weight),
        weight: sum.weight)
    }
  }
}
