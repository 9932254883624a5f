import KeyboardKit
import Testing

@Suite struct LayoutTests {

  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var boxes: [CGRect]
    var size: CGSize
    var view: @Sendable () -> any View

    init(
      _ name: String, size: (Double, Double), _ boxes: [[Double]],
      @ViewBuilder view: @escaping @Sendable () -> some View
    ) {
      testDescription = name
      self.size = CGSize(width: size.0, height: size.1)
      self.boxes = boxes.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      self.view = view
    }
  }

  private static func box(_ width: Double, _ height: Double) -> some View {
    Color.red.frame(width: width, height: height)
  }

  static let stacks = [
    Layout("8 points between views", size: (48, 20), [[0, 0, 10, 20], [18, 5, 30, 10]]) {
      HStack {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("own spacing and edges", size: (40, 20), [[0, 0, 10, 20], [10, 10, 30, 10]]) {
      HStack(alignment: .bottom, spacing: 0) {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("a column", size: (30, 38), [[10, 0, 10, 20], [0, 28, 30, 10]]) {
      VStack {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("a leading column", size: (30, 33), [[0, 0, 10, 20], [0, 23, 30, 10]]) {
      VStack(alignment: .leading, spacing: 3) {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("a pile", size: (30, 20), [[10, 0, 10, 20], [0, 5, 30, 10]]) {
      ZStack {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("a pile at a corner", size: (30, 20), [[20, 0, 10, 20], [0, 10, 30, 10]]) {
      ZStack(alignment: .bottomTrailing) {
        box(10, 20)
        box(30, 10)
      }
    },
    Layout("nothing", size: (0, 0), []) { HStack {} },
    Layout("no view takes no spacing", size: (10, 10), [[0, 0, 10, 10]]) {
      HStack {
        EmptyView()
        box(10, 10)
        EmptyView()
      }
    },
    Layout(
      "groups are dissolved", size: (46, 10), [[0, 0, 10, 10], [18, 0, 10, 10], [36, 0, 10, 10]]
    ) {
      HStack {
        Group {
          box(10, 10)
          box(10, 10)
        }
        if true { box(10, 10) } else { box(99, 99) }
      }
    },
    Layout("loops", size: (28, 10), [[0, 0, 10, 10], [18, 0, 10, 10]]) {
      HStack { ForEach(0..<2) { _ in box(10, 10) } }
    },
  ]

  static let flexible = [
    Layout("a spacer takes the rest", size: (100, 10), [[0, 0, 10, 10], [80, 0, 20, 10]]) {
      HStack {
        box(10, 10)
        Spacer()
        box(20, 10)
      }.frame(width: 100)
    },
    Layout("a spacer has a least length", size: (54, 10), [[0, 0, 10, 10], [34, 0, 20, 10]]) {
      HStack {
        box(10, 10)
        Spacer()
        box(20, 10)
      }
    },
    Layout(
      "two share the rest", size: (106, 10), [[0, 0, 10, 10], [18, 0, 40, 10], [66, 0, 40, 10]]
    ) {
      HStack {
        box(10, 10)
        Color.red
        Color.red
      }.frame(width: 106, height: 10)
    },
    Layout("the limited one chooses first", size: (116, 10), [[0, 0, 78, 10], [86, 0, 30, 10]]) {
      HStack {
        Color.red
        Color.red.frame(maxWidth: 30)
      }.frame(width: 116, height: 10)
    },
    Layout("a least width is kept", size: (58, 10), [[0, 0, 10, 10], [18, 0, 40, 10]]) {
      HStack {
        Color.red
        Color.red.frame(minWidth: 40)
      }.frame(width: 58, height: 10)
    },
    Layout("the rest of a column", size: (20, 80), [[0, 0, 20, 30], [0, 38, 20, 42]]) {
      VStack {
        box(20, 30)
        Color.red
      }.frame(width: 20, height: 80)
    },
    Layout("what doesn't fit is centered", size: (20, 10), [[-10, 0, 40, 10]]) {
      box(40, 10).frame(width: 20)
    },
    Layout("an infinite frame takes a share", size: (100, 10), [[0, 0, 10, 10], [54, 0, 10, 10]]) {
      HStack(spacing: 8) {
        box(10, 10)
        box(10, 10).frame(maxWidth: .infinity)
      }.frame(width: 100)
    },
    Layout("an infinite frame without a proposal", size: (10, 10), [[0, 0, 10, 10]]) {
      box(10, 10).frame(maxWidth: .infinity)
    },
    Layout("an ideal width without a proposal", size: (30, 10), [[0, 0, 30, 10]]) {
      Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 40, maxHeight: 10)
    },
  ]

  static let modifiers = [
    Layout("padding of 16 points", size: (42, 52), [[16, 16, 10, 20]]) { box(10, 20).padding() },
    Layout("padding on some sides", size: (20, 24), [[5, 4, 10, 20]]) {
      box(10, 20).padding(.horizontal, 5).padding(.top, 4)
    },
    Layout("insets", size: (16, 26), [[2, 1, 10, 20]]) {
      box(10, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 5, trailing: 4))
    },
    Layout("padding in a frame", size: (50, 50), [[10, 10, 30, 30]]) {
      Color.red.padding(10).frame(width: 50, height: 50)
    },
    Layout("an aligned frame", size: (30, 40), [[20, 0, 10, 20]]) {
      box(10, 20).frame(width: 30, height: 40, alignment: .topTrailing)
    },
    Layout(
      "a background has the frame of the view", size: (10, 20), [[0, 0, 10, 20], [0, 0, 10, 20]]
    ) {
      box(10, 20).background(Color.blue)
    },
    Layout("an overlay at an edge", size: (10, 20), [[0, 0, 10, 20], [2, 14, 6, 6]]) {
      box(10, 20).overlay(alignment: .bottom) { box(6, 6) }
    },
    Layout("a background around padding", size: (30, 40), [[0, 0, 30, 40], [10, 10, 10, 20]]) {
      box(10, 20).padding(10).background(Color.blue)
    },
    Layout("a circle in the middle", size: (30, 20), [[5, 0, 20, 20]]) {
      Circle().frame(width: 30, height: 20)
    },
  ]

  @Test(arguments: stacks + flexible + modifiers)
  func viewsAreWhereTheRulesPutThem(layout: Layout) {
    let view = layout.view()
    let scene = view.scene
    #expect(scene.size == layout.size)
    #expect(scene.nodes.fillBoxes == layout.boxes)
  }

  /// Composed views pass proposals on.
  private struct Bar: View {
    var body: some View {
      Color.red
      Color.blue
    }
  }

  @Test func theViewsOfABodyLieOverEachOther() {
    let scene = HStack {
      Bar()
      LayoutTests.box(10, 10)
    }.frame(width: 48, height: 10).scene
    let half = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(scene.nodes.fillBoxes.prefix(2) == [half, half])
  }

  @Test func aSingleViewIsNotGrouped() {
    #expect(ViewBuilder.buildBlock(Text("One")).content == "One")
    func built(@ViewBuilder content: () -> some View) -> Bool { content() is Text }
    #expect(built { Text("One") })
  }

  /// Ten modifiers around each other ask a view for its size a bounded number of times.
  @Test func measuringGrowsSlowly() {
    final class Count { var value = 0 }
    struct Counted: FlexibleView {
      let count: Count
      func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
        count.value += 1
        return CGSize(width: 10, height: 10)
      }
      func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {}
    }
    func measurements(modifiers: Int) -> Int {
      let count = Count()
      var view: any View = Counted(count: count)
      for _ in 0..<modifiers { view = ViewGroup { AnyPadding(content: view) } }
      _ = view.scene
      return count.value
    }
    // Cubic at most: a frame needs the size below it, a view is drawn below its callouts.
    #expect(measurements(modifiers: 20) <= 9 * measurements(modifiers: 10))
  }
}

private struct AnyPadding: ContainerView {

  let content: any View

  func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    content.size(for: proposal, in: context)
  }

  func placedViews(in area: CGRect, context: ViewContext) -> [PlacedView] {
    [PlacedView(content, frame: area)]
  }
}

extension [Scene.Node] {

  fileprivate var fillBoxes: [CGRect] {
    flatMap { node -> [CGRect] in
      switch node {
      case .fill(let path, _): [path.controlPointBox]
      case .group(let group): group.nodes.fillBoxes
      default: []
      }
    }
  }
}
