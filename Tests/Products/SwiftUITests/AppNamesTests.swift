import Foundation
import SwiftUI
import Testing

@Suite struct AppNamesTests {

  private func texts(_ view: some View) -> [String] {
    func texts(_ nodes: [Scene.Node]) -> [String] {
      nodes.flatMap { node -> [String] in
        switch node {
        case .text(let run): [run.text]
        case .group(let group): texts(group.nodes)
        default: []
        }
      }
    }
    return texts(view.scene(measuring: .fixedAdvance).nodes)
  }

  @Test func controllersHaveTheirToolbarAfterItAppeared() {
    let view = ClipController().keyboardView
    #expect(texts(view).contains("One"))
    #expect(view.touchableKeys(measuring: .fixedAdvance).contains { $0.action == .character("q") })
  }

  @Test @MainActor func previewsAreFound() {
    #expect(AppPreview.all.map(\.name) == ["Clips", AppPreview.all[1].place, "counter"])
    #expect(texts(AppPreview.all[0].view).contains("One"))
    #expect(AppPreview.all[1].place.hasSuffix("ClipKeyboard.swift:155"))
  }

  @Test func listsShowTheirRows() {
    let shown = texts(ClipList(clips: ["One", "Two"]).frame(width: 320, height: 480))
    #expect(shown == ["Clips", "One", "Two", "Add", "Sync", "New clip", "More"])
  }

  @Test func tasksRunBeforeTheImage() {
    #expect(texts(ClipGrid(model: ClipModel()).frame(width: 200, height: 60)) == ["a", "b", "c"])
  }

  @Test func sizesAreThoseOfSwiftUI() {
    let views: [(any View, CGSize)] = [
      (Color.red.frame(width: 20, height: 10).fixedSize(), CGSize(width: 20, height: 10)),
      (Divider().frame(width: 30), CGSize(width: 30, height: 0.5)),
      (
        ScrollView { Color.red.frame(height: 900) }.frame(width: 9, height: 90),
        CGSize(width: 9, height: 90)
      ),
      (
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40).fixedSize(),
        CGSize(width: 40, height: 20)
      ),
      (
        Color.red.frame(width: 7, height: 7).offset(x: 90).rotationEffect(.degrees(30)),
        CGSize(width: 7, height: 7)
      ),
      (
        Image(systemName: "xmark").resizable().frame(width: 9, height: 9),
        CGSize(width: 9, height: 9)
      ),
    ]
    for (view, size) in views { #expect(view.scene(measuring: .fixedAdvance).size == size) }
  }

  @Test func gridsHaveColumns() {
    let frames = { (columns: [GridItem], width: CGFloat) in
      LazyVGrid(columns: columns, spacing: 5) {
        ForEach(0..<4) { _ in
          Button(action: {}) { Color.red.frame(maxWidth: .infinity, minHeight: 10) }
        }
      }
      .frame(width: width).touchableKeys(measuring: .fixedAdvance).map(\.frame)
    }
    let fixed = [GridItem(.fixed(40), spacing: 5), GridItem(), GridItem()]
    #expect(frames(fixed, 153).map(\.minX) == [0, 45, 103, 0])
    #expect(frames(fixed, 153).map(\.minY) == [0, 0, 0, 15])
    #expect(frames([GridItem(.adaptive(minimum: 30))], 100).map(\.width) == [46, 46, 46, 46])
  }

  @Test func timelinesAreAtTheirStart() {
    let view = TimelineView(.animation) { time in
      MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])
        .overlay(Text("\(time.date.timeIntervalSinceReferenceDate)"))
    }
    #expect(texts(view.frame(width: 80, height: 20)) == ["0.0"])
  }

  @Test func publishersSendLaterValues() {
    final class Counter: ObservableObject { @Published var count = 1 }
    let (counter, subject) = (Counter(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscriptions = [
      counter.$count.map { $0 * 10 }.sink { values.append($0) },
      subject.sink { values.append($0) },
    ]
    counter.count = 2
    subject.send(3)
    #expect(values == [10, 20, 3] && subscriptions.count == 2)
  }

  @Test func viewsOfUIKitKeepTheirValues() {
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    let height = stack.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    #expect(stack.subviews.count == 1 && height.isActive && height.constant == 40)
    let picker = EmojiPicker(emojis: ["🙂"])
    #expect(picker.contentOffset.x == 3 && picker.indexPathsForVisibleItems.isEmpty)
    let bar = emojiBar {}
    #expect(bar.subviews.map(\.center.x) == [0, 5])
    #expect((bar.subviews.first as? UIButton)?.titleLabel?.textColor == .quaternaryLabel)
  }

  @Test @MainActor func previewsHaveStatesAndAreNotOfUIKit() throws {
    let previews = AppPreview.all.filter { $0.place.contains("EmojiPicker") }
    #expect(previews.map(\.name) == ["counter"])
    let view = try #require(previews.first).view
    #expect(texts(view) == ["count 2"])
  }

  @Test func scrolledContentsAreClipped() {
    let view = ScrollView(.horizontal) {
      HStack { ForEach(0..<9) { index in Button("\(index)") {}.frame(width: 50) } }
    }
    let keys = view.frame(width: 120, height: 20).touchableKeys(measuring: .fixedAdvance)
    #expect(keys.count == 2)
  }

  private static let products = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Products")

  private func sources() throws -> String {
    try ["SwiftUI", "UIKit"].flatMap { module in
      let folder = Self.products.appending(path: module)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }.joined(separator: "\n")
  }

  @Test func thePageListsTypesAndModifiers() throws {
    let types =
      /^(?:@\w+(?:\(\w+\))? )*(?:nonisolated )?(?:public|open) (?:final |indirect )?(?:struct|enum|class|protocol|typealias|macro|func) (\w+)/
    let modifiers = /^  public func (\w+)/
    var names: Set<String> = []
    var isInView = false
    for line in try sources().split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInView = line.hasPrefix("extension View {") || isInView && line != "}"
      }
      if let match = line.prefixMatch(of: types) { names.insert(String(match.output.1)) }
      if isInView, let match = line.prefixMatch(of: modifiers) {
        names.insert("." + match.output.1)
      }
    }
    let page = try String(contentsOf: Self.products.appending(path: "APPS.md"), encoding: .utf8)
    let section = page.split(separator: "## Supported names").last?.split(separator: "\n## ").first
    let listed = Set((section ?? "").matches(of: /`([^`\n]+)`/).map { String($0.output.1) })
    #expect(names.subtracting(listed).sorted() == [], "add these to APPS.md")
    #expect(listed.subtracting(names).sorted() == [], "remove these from APPS.md")
  }
}
