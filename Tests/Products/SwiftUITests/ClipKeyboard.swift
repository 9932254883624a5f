import SwiftUI

// A small keyboard as apps write them, with the names of SwiftUI and UIKit that apps use.

final class ClipController: KeyboardInputViewController {

  override func viewWillSetupKeyboardView() {
    setupKeyboardView { controller in
      ClipKeyboard(services: controller.services, isMenuShown: .constant(false))
    }
  }
}

@Observable final class ClipModel {
  var clips: [String] = []
}

final class ClipCounter: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $count.removeDuplicates().sink { value in NSLog("%d", value) }.store(in: &subscriptions)
    objectWillChange.send()
  }
}

struct ClipKeyboard: View {

  let services: Keyboard.Services
  @Binding var isMenuShown: Bool

  @AppStorage("isCompact") private var isCompact = false
  @AppStorage("lastClip") private var lastClip: String?
  @FocusState private var isFocused
  @State private var clips: [String] = []
  @State private var isSheetShown = false
  @StateObject private var counter = ClipCounter()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.openURL) private var openURL
  @Namespace private var space

  var body: some View {
    KeyboardView(
      services: services,
      buttonContent: { $0.view }, buttonView: { $0.view }, collapsedView: { $0.view },
      emojiKeyboard: { $0.view },
      toolbar: { _ in bar }
    )
    .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isMenuShown)
    .sheet(isPresented: $isSheetShown) {
      NavigationStack { ClipList(clips: clips).toolbar { ToolbarItem { Button("Done") {} } } }
    }
  }

  private var bar: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: isCompact ? 2 : 8) {
        Image(systemName: "xmark.circle.fill").symbolVariant(.fill).foregroundStyle(.secondary)
        ForEach(clips, id: \.self) { clip in
          Button(clip) {
            withAnimation(.easeInOut(duration: 0.2)) { counter.count += 1 }
            UIPasteboard.general.string = clip
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            openURL(URL(filePath: "/"))
          }
          .buttonStyle(.bordered)
        }
      }
      .padding(.horizontal, 8)
    }
    .scrollIndicators(.hidden)
    .frame(height: 44)
    .background(.thinMaterial, in: .rect(cornerRadius: 12))
    .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    .transition(.move(edge: .bottom).combined(with: .opacity))
    .onAppear {
      clips = ["One", "Two"]
      isFocused = true
    }
    .focused($isFocused)
    .accessibilityLabel("Clips")
    .matchedGeometryEffect(id: "bar", in: space)
    .gesture(
      DragGesture(minimumDistance: 4).onEnded { value in NSLog("%f", value.translation.width) })
  }
}

struct ClipList: View {

  let clips: [String]
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var isOn = true

  var body: some View {
    List {
      Section("Clips") {
        ForEach(clips, id: \.self) { Text($0).lineLimit(1) }
        Label("Add", systemImage: "square.and.pencil").labelStyle(.titleAndIcon)
      }
      Section {
        Toggle("Sync", isOn: $isOn).tint(.orange)
        TextField("New clip", text: $text).textFieldStyle(.roundedBorder)
        Menu("More") { Button("Delete", role: .destructive) { dismiss() } }
        Divider()
        ProgressView(value: 0.5)
      }
    }
    .navigationTitle("Clips")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ClipGrid: View {

  @Bindable var model: ClipModel
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { space in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60)), GridItem(.fixed(40))], spacing: 4) {
        ForEach(model.clips, id: \.self) { clip in
          Text(clip)
            .font(.system(size: 12, weight: .medium, design: .rounded))
            .frame(width: space.size.width / 8, height: 20)
            .overlay(Capsule().stroke(.separator, lineWidth: 0.5))
            .contentShape(.rect)
            .onTapGesture { model.clips.removeAll { $0 == clip } }
        }
      }
    }
    .task { model.clips = ["a", "b", "c"] }
    .environment(\.layoutDirection, direction)
    .modifier(Plate())
  }
}

extension ShapeStyle where Self == Color {
  static var separator: Color { Color(UIColor.separator) }
}

struct Plate: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(4).background(
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

#Preview("Clips") {
  ClipList(clips: ["One"])
}

#Preview {
  let model = ClipModel()
  model.clips = ["x"]
  return ClipGrid(model: model).frame(width: 200, height: 60)
}
