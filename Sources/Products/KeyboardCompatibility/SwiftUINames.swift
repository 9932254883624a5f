public import KeyboardViews

// The names of SwiftUI for types that the library has once: it needs neither identities nor the
// difference between owned and observed objects.

/// No view, which takes no space.
public typealias EmptyView = ViewGroup

/// A view for each element of a sequence.
///
/// A stack arranges them as its own.
public typealias ForEach = ViewGroup

/// Views that a stack arranges as its own.
public typealias Group = ViewGroup

/// An object that a view keeps.
///
/// Views are values without an identity, so that it is the object that the view was created with.
public typealias StateObject = ObservedObject
