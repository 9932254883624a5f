import CPreviews
public import KeyboardViews

/// A preview in the sources of an app, for a test that draws all of them.
///
/// ```
/// for preview in AppPreview.all {
///   expectGolden(of: preview.view, named: preview.name)
/// }
/// ```
public struct AppPreview: Identifiable {

  /// The name, or the place of the preview.
  public let name: String
  /// The file and line, such as `Keyboard/Toolbar.swift:12`.
  public let place: String

  private let makeView: @MainActor () -> any View

  /// The view, which is made anew each time.
  @MainActor public var view: any View { makeView() }
  /// The place, which no other preview has.
  public var id: String { place }

  /// The previews of the program, by file and line.
  public static var all: [AppPreview] {
    guard let start = previews_start(), let end = previews_end() else { return [] }
    var list: [AppPreview] = []
    withUnsafeMutablePointer(to: &list) { list in
      for add in UnsafeBufferPointer(start: start, count: end - start) { add?(list) }
    }
    return list.sorted { first, second in
      let (one, other) = (first.sortingKey, second.sortingKey)
      return one.file == other.file ? one.line < other.line : one.file < other.file
    }
  }

  private var sortingKey: (file: Substring, line: Int) {
    guard let colon = place.lastIndex(of: ":") else { return (place[...], 0) }
    return (place[..<colon], Int(place[place.index(after: colon)...]) ?? 0)
  }

  /// Expansion of a preview.
  public struct Declaration {

    private let list: UnsafeMutableRawPointer?
    private let place: String

    /// Creates a declaration in a list, with its file and line.
    public init(in list: UnsafeMutableRawPointer?, at place: String) {
      (self.list, self.place) = (list, place)
    }

    /// Adds the preview to the list.
    public func add(
      _ name: String? = nil, traits: PreviewTrait...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
      list?.assumingMemoryBound(to: [AppPreview].self).pointee.append(
        AppPreview(name: name ?? place, place: place, makeView: body))
    }
  }
}

/// Traits of a preview, which is drawn in the size of its view.
public enum PreviewTrait: Sendable {
  case defaultLayout, sizeThatFitsLayout, landscapeLeft, landscapeRight, portrait
  case fixedLayout(width: Double, height: Double)
}

/// A preview of a view, which ``AppPreview/all`` has.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Previews of an app before Xcode 15, which tests draw by name.
public protocol PreviewProvider {

  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

/// A property of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
