import Foundation
import SourceText
import Testing

@testable import KeyboardDrawing

@Suite struct SVGReaderTests {

  private static func image(_ content: String, root: String = "viewBox='0 0 24 24'") throws
    -> VectorImage
  {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>"
    return try VectorImage(svg: SourceFile(name: "a.svg", text: text))
  }

  /// Lines, or curves, from one side to the other, each of which crosses most others.
  private static func star(_ count: Int, _ command: String = "L") -> String {
    "M0 0"
      + (0..<count).map { index in
        let end = "\(index % 2 * 24) \(Double(index * 618 % 1000 * 24) / 1000)"
        return command == "L" ? "L\(end)" : "Q12 \(index % 24) \(end)"
      }.joined()
  }

  /// Cairo takes ten seconds for the first one of the refused.
  @Test(arguments: [
    ("fill='none' stroke='red'", star(12_000), false),
    ("fill='none' stroke='red' stroke-linejoin='round'", star(3000), false),
    ("fill='none' stroke='red' stroke-linecap='round'", star(1500, "Q"), false),
    ("", star(8000), false), ("", star(3000, "Q"), false), ("", star(3000), true),
    ("fill='none' stroke='red'", star(2000), true),
    ("fill='none' stroke='red' stroke-linejoin='round'", star(300, "Q"), true),
    // Many segments beside each other.
    ("", "M0 0" + String(repeating: "l1 .001l-1 .001", count: 7500), true),
  ])
  func segmentsThatCrossAreBounded(attributes: String, data: String, isRead: Bool) throws {
    let content = "<path \(attributes) d='\(data)'/>"
    guard !isRead else {
      _ = try Self.image(content)
      return
    }
    let error = #expect(throws: Diagnostics.self) { try Self.image(content) }
    #expect(error?.list.first?.message == VectorImage.crossingMessage)
  }

  private static func description(_ nodes: [VectorImage.Node]) -> String {
    func box(_ path: Path) -> String {
      let box = path.controlPointBox
      return [box.minX, box.minY, box.width, box.height].map {
        "\((Double($0) * 10).rounded() / 10)".replacing(".0", with: "")
      }.joined(separator: " ")
    }
    func ink(_ ink: VectorImage.Ink) -> String {
      switch ink {
      case .current(let opacity): opacity < 1 ? "current \(opacity)" : "current"
      case .paint(.color(let color)): color.hexText
      case .paint(.linearGradient(let stops, let from, let to)):
        "linear \(stops.map(\.color.hexText).joined(separator: "-")) "
          + "\(from.x.rounded()),\(from.y.rounded()) \(to.x.rounded()),\(to.y.rounded())"
      case .paint(.radialGradient(_, let center, let radius, _)):
        "radial \(center.x),\(center.y) \(radius)"
      case .paint(.conicGradient): "conic"
      }
    }
    return nodes.map { node in
      switch node {
      case .fill(let path, let paint): "fill \(ink(paint)) [\(box(path))]"
      case .stroke(let path, let paint, let style):
        "stroke \(ink(paint)) \(style.lineWidth) \(style.cap) \(style.join) [\(box(path))]"
      case .group(let nodes, let opacity): "group \(opacity) (\(description(nodes)))"
      }
    }.joined(separator: "; ")
  }

  @Test(arguments: [
    ("<rect width='4' height='3'/>", "fill #000000 [0 0 4 3]"),
    ("<rect x='1' y='2' width='4' height='3' rx='9' fill='red'/>", "fill #ff0000 [1 2 4 3]"),
    ("<rect width='4'/>", ""), ("<circle cx='5' cy='5' r='2'/>", "fill #000000 [3 3 4 4]"),
    ("<ellipse cx='5' cy='5' rx='2' ry='1'/>", "fill #000000 [3 4 4 2]"),
    (
      "<line x1='1' x2='5' stroke='#abc'/>",
      "fill #000000 [1 0 4 0]; stroke #aabbcc 1.0 butt miter [1 0 4 0]"
    ),
    ("<polygon points='0,0 4,0 4 4' fill='rgb(0 128 255)'/>", "fill #0080ff [0 0 4 4]"),
    (
      "<polyline points='0,0 4,4' fill='none' stroke='currentColor' stroke-linecap='square'/>",
      "stroke current 1.0 square miter [0 0 4 4]"
    ),
    ("<path d='M0 0h2v2z' fill='rebeccapurple' fill-opacity='50%'/>", "fill #66339980 [0 0 2 2]"),
    (
      "<g fill='none' stroke='lime' stroke-width='2'><path d='M0 0h2' stroke-linejoin='bevel'/></g>",
      "stroke #00ff00 2.0 butt bevel [0 0 2 0]"
    ),
    (
      "<path d='M0 0h2v2z' style='fill:#123; stroke:none;font-size:3px'/>", "fill #112233 [0 0 2 2]"
    ),
    (
      "<g transform='translate(2 3) scale(2)'><rect width='1' height='1'/></g>",
      "fill #000000 [2 3 2 2]"
    ),
    ("<rect width='2' height='1' transform='rotate(90)'/>", "fill #000000 [-1 0 1 2]"),
    (
      "<rect width='2' height='2' transform='matrix(1,0,0,1,4,5) skewX(45)'/>",
      "fill #000000 [4 5 4 2]"
    ),
    (
      "<path d='M0 0h2' stroke='red' fill='none' transform='scale(3)'/>",
      "stroke #ff0000 3.0 butt miter [0 0 6 0]"
    ),
    ("<g opacity='.5'><rect width='1' height='1'/></g>", "group 0.5 (fill #000000 [0 0 1 1])"),
    (
      "<rect width='1' height='1' display='none'/><g visibility='hidden'><rect width='1' height='1'/></g>",
      ""
    ), ("<title>A</title><metadata><x:y/></metadata><sodipodi:view a='1'/>", ""),
    (
      "<defs><linearGradient id='a'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
        + "</linearGradient></defs><rect width='10' height='5' fill='url(#a)'/>",
      "fill linear #ff0000-#0000ff 0.0,0.0 10.0,0.0 [0 0 10 5]"
    ),
    (
      "<rect width='10' height='5' fill='url(#b)'/><linearGradient id='a'><stop stop-color='red'/>"
        + "<stop offset='100%' style='stop-color:blue;stop-opacity:.5'/></linearGradient>"
        + "<linearGradient id='b' href='#a' gradientUnits='userSpaceOnUse' x1='1' x2='3' "
        + "gradientTransform='translate(1)'/>",
      "fill linear #ff0000-#0000ff80 2.0,0.0 4.0,0.0 [0 0 10 5]"
    ),
    (
      "<radialGradient id='a'><stop stop-color='red'/><stop offset='1'/></radialGradient>"
        + "<circle cx='5' cy='5' r='4' fill='url(#a)'/>", "fill radial 5.0,5.0 4.0 [1 1 8 8]"
    ),
  ])
  func drawingsAreRead(_ content: String, _ expected: String) throws {
    #expect(Self.description(try Self.image(content).nodes) == expected)
  }

  @Test(arguments: [
    (
      "viewBox='0 0 24 12'", CGRect(x: 0, y: 0, width: 24, height: 12),
      CGSize(width: 24, height: 12)
    ),
    (
      "width='32' height='16px'", CGRect(x: 0, y: 0, width: 32, height: 16),
      CGSize(width: 32, height: 16)
    ),
    (
      "viewBox='-1,-1 2 2' width='1in'", CGRect(x: -1, y: -1, width: 2, height: 2),
      CGSize(width: 96, height: 96)
    ),
    (
      "viewBox='0 0 2 1' width='100%'", CGRect(x: 0, y: 0, width: 2, height: 1),
      CGSize(width: 2, height: 1)
    ),
  ])
  func sizesFollowTheRoot(_ root: String, _ box: CGRect, _ size: CGSize) throws {
    let image = try Self.image("", root: root)
    #expect(image.viewBox == box && image.size == size)
  }

  private static let deep =
    String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100)
  private static let long =
    "<path d='M0 0" + String(repeating: "h1", count: 20_001) + "'/>"
  private static let many = String(repeating: "<g/>", count: 5001)

  /// Whatever isn't drawn is an error at its place, and nothing is loaded.
  @Test(arguments: [
    ("<text>A</text>", "The element “text” can't be drawn", 61),
    ("<image href='http://example.com/a.png'/>", "The element “image” can't be drawn", 61),
    ("<use href='#a'/>", "The element “use” can't be drawn", 61),
    ("<script>alert(1)</script>", "The element “script” can't be drawn", 61),
    ("<style>@import url(a.css);</style>", "The element “style” can't be drawn", 61),
    ("<foreignObject/>", "The element “foreignObject” can't be drawn", 61),
    ("<rect onload='a()' width='1' height='1'/>", "The attribute “onload” can't be drawn", 74),
    ("<g filter='url(#a)'/>", "The attribute “filter” can't be drawn", 71),
    ("<g clip-path='url(#a)'/>", "The attribute “clip-path” can't be drawn", 74),
    ("<g style='mix-blend-mode:multiply'/>", "The attribute “mix-blend-mode” can't be drawn", 70),
    ("<path d='M0 0 L x'/>", "Expected a number", 76),
    ("<path d='M0 0h1' fill='url(http://a/#b)'/>", "Only gradients of the same file are drawn", 83),
    ("<path d='M0 0h1v1z' fill='url(#b)'/>", "There is no gradient “b”", 86),
    ("<path d='M0 0h1' fill='reed'/>", "“fill” isn't a color", 83),
    ("<path d='M0 0h1' stroke-width='-1'/>", "“stroke-width” isn't a number", 91),
    (
      "<path d='M0 0h1' stroke-dasharray='1 x'/>",
      "“stroke-dasharray” isn't a list of lengths", 95
    ),
    (
      "<path d='M0 0h1' stroke='red' stroke-dasharray='0 .0000001'/>", "The dashes are too short",
      61
    ),
    (
      "<path d='M5 0L8 9L0 3h10L2 9z' fill-rule='evenodd'/>",
      "The interior of a path that crosses itself can't be “evenodd”", 61
    ),
    (
      "<path d='M0 0h1' stroke='red' transform='scale(1 2)'/>",
      "A line can't be drawn in a transform that stretches or skews it", 61
    ),
    ("<g transform='turn(1)'/>", "The transform “turn” can't be read", 74),
    ("<circle r='1em'/>", "“r” isn't a length", 71),
    ("<rect x='500000' width='1' height='1'/>", "The drawing reaches far beyond its “viewBox”", 1),
    (
      "<radialGradient id='a' fx='.1'><stop/><stop offset='1'/></radialGradient>"
        + "<circle r='2' fill='url(#a)'/>", "A radial gradient can only begin in its center", 61
    ),
    ("<svg viewBox='0 0 1 1'/>", "The element “svg” can't be drawn", 61),
    (deep, "Elements are nested more than 64 levels deep", nil),
    (long, "The path has more than 20000 segments", nil),
    (many, "There are more than 5000 elements", nil),
  ])
  func problemsHavePlaces(_ content: String, _ message: String, _ offset: Int?) {
    let error = #expect(throws: Diagnostics.self) { try Self.image(content) }
    let problem = error?.list.first
    #expect(problem?.message == message)
    #expect(problem?.code == .invalidImage)
    if let offset { #expect(problem?.place?.span?.lowerBound == offset) }
  }

  /// Percentages are those of the view box; an odd number of dashes is repeated.
  @Test(
    arguments: [
      ("stroke-dasharray='4 2'", [4, 2], 0), ("stroke-dasharray='4,2 1'", [4, 2, 1, 4, 2, 1], 0),
      ("stroke-dasharray='50% 1' stroke-dashoffset='3'", [12, 1], 3),
      ("stroke-dasharray='none'", [], 0), ("stroke-dasharray='0 0'", [], 0),
      ("style='stroke-dasharray:1mm'", [96 / 25.4, 96 / 25.4], 0),
      ("stroke-dasharray='1' transform='scale(2)'", [2, 2], 0),
    ] as [(String, [Double], Double)])
  func linesHaveDashes(attributes: String, dash: [Double], phase: Double) throws {
    let content =
      "<rect x='12.5%' y='3' width='75%' height='18' rx='15%' stroke='red' fill='none' \(attributes)/>"
    guard case .stroke(let path, _, let line) = try Self.image(content).nodes.first else {
      Issue.record("no line is drawn")
      return
    }
    #expect(line.dash == dash && line.dashPhase == phase)
    let scale = attributes.contains("scale") ? 2.0 : 1
    #expect(
      path.tightBox == CGRect(x: 3 * scale, y: 3 * scale, width: 18 * scale, height: 18 * scale))
  }

  @Test func allProblemsAreFoundAtOnce() {
    let error = #expect(throws: Diagnostics.self) {
      try Self.image("<text/><use/><rect width='a'/>")
    }
    #expect(error?.list.count == 3)
  }

  @Test func gradientsMayReferToEachOtherInACycle() throws {
    let content =
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
      + "<rect width='1' height='1' fill='url(#a)'/>"
    #expect(try Self.image(content).nodes.isEmpty)
  }

  @Test func drawingsAreCodable() throws {
    let images = [
      try Self.image("<rect width='1' height='2'/>"),
      try VectorImage(
        path: "M0 0h1", viewBox: CGRect(x: 0, y: 1, width: 2, height: 3), strokeWidth: 1.5),
    ]
    let copies = try JSONDecoder().decode(
      [VectorImage].self, from: try JSONEncoder().encode(images))
    #expect(copies == images && copies.map(\.nodes) == images.map(\.nodes))
  }
}
