public import KeyboardCore
public import KeyboardViews

/// The language of a text document, which UIKit wraps in an input mode.
public typealias UITextInputMode = String

extension Keyboard.ReturnKeyType {

  /// A return key that searches with Google.
  public static var google: Self { .custom(title: "Google") }

  /// A return key that searches with Yahoo.
  public static var yahoo: Self { .custom(title: "Yahoo") }
}

extension KeyboardInputViewController {

  /// A controller as UIKit creates it; there are no nib files, so the arguments are ignored.
  public convenience init(nibName: String?, bundle: Any?) { self.init() }
}

// Names of SwiftUI for one type each: identities and ownership of observed objects don't matter.

/// No view, which takes no space.
public typealias EmptyView = ViewGroup

/// A view for each element of a sequence, arranged by the stack around it.
public typealias ForEach = ViewGroup

/// Views that a stack arranges as its own.
public typealias Group = ViewGroup

/// Object created with its view; the same as `ObservedObject`, since views have no identity.
public typealias StateObject = ObservedObject
