import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling
public import KeyboardViews

/// A text field above the keys, in which the keyboard types after a tap.
///
/// ```swift
/// let text = State(wrappedValue: "")
/// let field = KeyboardTextField(text: text.projectedValue, keyboardContext: context) {
///   $0.placeholder = "Search"
/// }
/// field.touchableKeys(measuring: .fixedAdvance).count  // → 1
/// ```
public struct KeyboardTextField: View {

  /// Settings of a text field, named as in UIKit.
  public final class Configuration {

    /// The frames of a text field.
    public enum BorderStyle: Sendable {
      case none, line, bezel, roundedRect
    }

    /// The text of an empty field.
    public var placeholder: String?

    /// The frame around the field.
    public var borderStyle = BorderStyle.roundedRect

    /// The requested autocapitalization.
    public var autocapitalizationType = Keyboard.AutocapitalizationType.sentences
  }

  private let text: Binding<String>
  private let keyboardContext: KeyboardContext
  private let configuration = Configuration()

  /// Creates a field for a text in the keyboard of a context.
  public init(
    text: Binding<String>, keyboardContext: KeyboardContext,
    config: (Configuration) -> Void = { _ in }
  ) {
    self.text = text
    self.keyboardContext = keyboardContext
    config(configuration)
  }

  /// The text or the placeholder on a line 34 points high, as fields of iOS are.
  public var body: some View {
    let isEmpty = text.wrappedValue.isEmpty
    let frame: Color = configuration.borderStyle == .none ? .clear : .keyboardButtonBackground
    Button(action: startTyping) {
      HStack {
        Text(isEmpty ? configuration.placeholder ?? "" : text.wrappedValue)
          .foregroundColor(isEmpty ? .secondary : .primary)
        Spacer()
      }
      .padding(.horizontal, 8).frame(height: 34)
      .background(
        frame,
        in: RoundedRectangle(cornerRadius: configuration.borderStyle == .roundedRect ? 6 : 0))
    }
  }

  private func startTyping() {
    let document = BoundTextDocument(text)
    document.autocapitalizationType = configuration.autocapitalizationType
    keyboardContext.textInputProxy = document
  }
}

/// The text of a binding, with the cursor at its end.
private final class BoundTextDocument: TextDocumentProxy {

  private let text: Binding<String>

  let documentIdentifier = UUID()
  var autocapitalizationType = Keyboard.AutocapitalizationType.none

  init(_ text: Binding<String>) { self.text = text }

  var documentContextBeforeInput: String? { text.wrappedValue }
  var documentContextAfterInput: String? { "" }

  func insertText(_ text: String) { self.text.wrappedValue += text }
  func deleteBackward() { text.wrappedValue = String(text.wrappedValue.dropLast()) }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
