import Foundation
import KeyboardCore
import KeyboardDrawing
public import KeyboardViews

/// Rows on the background of lists.
public struct List: View {

  private let rows: [any View]

  /// Creates a list of views and sections.
  public init<Content: View>(@ViewBuilder content: () -> Content) { rows = content().arranged }

  /// Creates a list with a row for each element.
  public init<Data: Sequence, Content: View>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) { rows = data.map { content($0) } }

  /// Creates a list with a row for each element.
  public init<Data: Sequence, Identity, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, Identity>,
    @ViewBuilder content: (Data.Element) -> Content
  ) { self.init(data, content: content) }

  /// The rows from the top; sections have a plate of their own.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ViewGroup(rows.map { row in row is Section ? row : Section { ViewGroup([row]) } })
      }
      .padding(16)
    }
    .background(Color(light: 0xF2F2F7, dark: 0x000000))
  }
}

/// A group of rows with a title and a remark.
public struct Section: View {

  private let header: any View
  private let rows: [any View]
  private let footer: any View

  /// Creates a group of rows with views above and below.
  public init<Content: View, Header: View, Footer: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { (self.header, rows, self.footer) = (header(), content().arranged, footer()) }

  /// Creates a group of rows with a view above.
  public init<Content: View>(header: some View, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }

  /// Creates a group of rows with a title.
  public init<Content: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  /// Creates a group of rows with a title.
  @_disfavoredOverload
  public init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  /// The title, the rows on a plate with lines between them, and the remark.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ViewGroup([header]).font(Font.footnote).foregroundColor(.secondary).padding(.leading, 16)
      VStack(alignment: .leading, spacing: 0) {
        ViewGroup(
          rows.indices.flatMap { index -> [any View] in
            let row = ViewGroup([rows[index]])
              .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
              .padding(.horizontal, 16).padding(.vertical, 10)
            return index == 0 ? [row] : [Divider().padding(.leading, 16), row]
          })
      }
      .background(Color(light: 0xFFFFFF, dark: 0x1C1C1E), in: RoundedRectangle(cornerRadius: 10))
      ViewGroup([footer]).font(Font.footnote).foregroundColor(.secondary).padding(.leading, 16)
    }
  }
}

/// Rows of settings, which look like a list.
public typealias Form = List
/// The older name of a stack.
public typealias NavigationView = NavigationStack

/// A view below a bar with a title and buttons, in an app's interface rather than its keyboard.
public struct NavigationStack<Content: View>: View {
  /// The content.
  public let body: Content
  /// Creates a stack with a view.
  public init(@ViewBuilder root: () -> Content) { body = root() }
}

/// A row that leads to another view.
public struct NavigationLink: View {

  private let label: any View

  /// Creates a row with a label; the destination isn't shown.
  public init<Destination: View, Label: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a row with a label; the destination isn't shown.
  public init<Label: View>(destination: some View, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a row with a title; the destination isn't shown.
  public init<Destination: View>(
    _ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// The label and an arrow.
  public var body: some View {
    HStack {
      ViewGroup([label])
      Spacer()
      Image(systemName: "chevron.right").foregroundColor(.tertiary)
    }
  }
}

/// A button of the bar of an app, which isn't drawn.
public struct ToolbarItem: View {

  /// Nothing.
  public let body = ViewGroup()

  /// Creates a button for a place in the bar.
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Buttons of the bar of an app, which aren't drawn.
public typealias ToolbarItemGroup = ToolbarItem

/// Places in the bar of an app.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, primaryAction, confirmationAction, cancellationAction, keyboard
  case topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing
}
