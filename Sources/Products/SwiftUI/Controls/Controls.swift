public import Foundation
import KeyboardCore
import KeyboardDrawing
public import KeyboardInput
public import KeyboardViews

/// A switch with a label.
public struct Toggle: View {

  private let isOn: Binding<Bool>
  private let label: any View

  @Environment(\.tintColor) private var tint

  /// Creates a switch for a binding.
  public init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// Creates a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The label and the switch, 51 by 31 points (source: the intrinsic size of UISwitch).
  public var body: some View {
    let on = isOn.wrappedValue
    HStack {
      ViewGroup([label])
      Spacer()
      Button {
        isOn.wrappedValue.toggle()
      } label: {
        Capsule().fill(on ? tint ?? .green : Color(light: 0xE9E9EA, dark: 0x39393D))
          .overlay(
            Circle().fill(.white).padding(2).frame(width: 31), alignment: on ? .trailing : .leading
          )
          .frame(width: 51, height: 31)
      }
    }
  }
}

/// A field with a text, in which nothing types.
public struct TextField: View {

  private let title: Text
  private let text: Binding<String>

  /// Creates a field with a title that is shown while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    (self.title, self.text) = (Text(title), text)
  }

  /// Creates a field with a title that is shown while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
    (self.title, self.text) = (Text(title), text)
  }

  /// The text or the title.
  public var body: some View {
    let shown = text.wrappedValue
    HStack(spacing: 0) {
      if shown.isEmpty { title.foregroundColor(.tertiary) } else { Text(shown) }
      Spacer(minLength: 0)
    }
  }
}

/// A field with a hidden text.
public typealias SecureField = TextField

/// A button with a menu, which is closed.
public struct Menu: View {

  private let label: any View

  /// Creates a button with a label.
  public init<Content: View, Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button with a title.
  public init<Content: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }

  /// The label.
  public var body: some View { Button(action: {}) { ViewGroup([label]) } }
}

/// A menu of values, which shows its label.
public struct Picker: View {

  /// The label.
  public let body: ViewGroup

  /// Creates a menu with a title.
  public init<Selection, Content: View>(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { body = ViewGroup([Text(title)]) }

  /// Creates a menu with a label.
  public init<Selection, Content: View, Label: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { body = ViewGroup([label()]) }
}

extension Button {

  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(action: action) { Label(title, systemImage: systemImage) } }

  /// Creates a button with a label.
  public init<Label: View>(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(action: action, label: label) }
}

extension Link {

  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(title.text, destination: destination)
  }
}

/// A view of any type.
public struct AnyView: View {
  /// The view.
  public let body: ViewGroup
  /// Wraps a view.
  public init(_ view: any View) { body = ViewGroup([view]) }
  /// Wraps a view.
  public init(erasing view: any View) { self.init(view) }
}
