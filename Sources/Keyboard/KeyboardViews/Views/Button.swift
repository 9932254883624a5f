public import Foundation
import KeyboardCore
public import KeyboardInput

/// A view that reacts to a tap.
///
/// ```swift
/// let button = Button("Done") { controller.dismissKeyboard() }
/// button.touchableKeys(measuring: .fixedAdvance).count  // → 1
/// ```
///
/// It looks like its label.
public struct Button: View {

  /// The label.
  public let body: ViewGroup

  private let key: TouchableKey

  /// Create a button with a label.
  public init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    body = ViewGroup([label()])
    key = TouchableKey(
      action: .custom(named: "button"), frame: .zero, calloutActions: [],
      actionHandler: ReleaseHandler(release: action))
  }

  /// Create a button with a text.
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Return the button, in place of any keys of the label.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    var key = key
    key.frame = frame
    return [key]
  }
}

/// A button that opens an address.
public struct Link: View {

  private let title: String
  private let destination: URL

  /// Create a link with a text.
  public init(_ title: String, destination: URL) {
    self.title = title
    self.destination = destination
  }

  /// The text.
  public var body: Text { Text(title) }

  /// Return the link as a key.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    [TouchableKey(action: .url(destination, id: nil), frame: frame, calloutActions: [])]
  }
}
