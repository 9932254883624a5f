public import KeyboardCore

extension InputSet {

  /// The older name of ``ItemRow``.
  public typealias Row = ItemRow

  /// The older name of ``ItemRows``.
  public typealias Rows = ItemRows
}

extension InputSet.ItemRow {

  /// A row with the characters of one string on pads and of another one elsewhere.
  public init(phone: String, pad: String, deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }

  /// A row with one list of strings on pads and another one elsewhere.
  public init(phone: [String], pad: [String], deviceType: DeviceType = .current) {
    self.init(chars: deviceType.isPad ? pad : phone)
  }
}
