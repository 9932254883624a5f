/// An entry in the table of a family: the names of an icon and its lazy drawing.
struct IconRow: Sendable {

  /// The names of the icon, the main one first.
  let names: [String]

  /// The corresponding system symbol, if any.
  let symbol: String?

  private let draw: @Sendable () -> [Icon.Layer]

  /// Create an entry with a drawing function.
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
