/// An icon in the table of its family: what it is called, and how it is drawn once it is needed.
struct IconRow: Sendable {

  /// The names by which keyboards know it, the main one first.
  let names: [String]

  /// The system symbol that it stands in for, if there is one.
  let symbol: String?

  private let draw: @Sendable () -> [Icon.Layer]

  /// An icon by its names, drawn by a function.
  init(
    _ names: String..., symbol: String? = nil, draw: @escaping @Sendable () -> [Icon.Layer]
  ) {
    self.names = names
    self.symbol = symbol
    self.draw = draw
  }

  /// The drawing.
  var icon: Icon { Icon(name: names.first ?? "", layers: draw()) }
}
