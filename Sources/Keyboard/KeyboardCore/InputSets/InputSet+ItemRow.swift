extension InputSet {

  /// A row of input keys, with variations by device.
  public struct ItemRow: KeyboardModel {

    /// The keys on devices without a variation.
    public var items: [Item]

    /// The keys of devices with a variation.
    public var deviceVariations: [DeviceType: [Item]]

    /// A row with keys, and variations by device.
    public init(items: [Item], deviceVariations: [DeviceType: [Item]] = [:]) {
      self.items = items
      self.deviceVariations = deviceVariations
    }

    /// Returns the keys on a device.
    public func items(for device: DeviceType) -> [Item] {
      if deviceVariations.isEmpty { return items }
      return deviceVariations[device] ?? items
    }

    /// Returns the texts of the keys in a letter case on a device.
    public func characters(
      for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
    ) -> [String] {
      items(for: device).map { $0.character(for: keyboardCase) }
    }
  }

  /// Rows of input keys from top to bottom.
  public typealias ItemRows = [ItemRow]
}

extension InputSet.ItemRow {

  /// The variations of a value by device.
  public typealias DeviceVariations<Value> = [DeviceType: Value]

  /// A value in lowercase and uppercase.
  public typealias Cased<Value> = (lowercased: Value, uppercased: Value)

  /// A row with a key for every character of a string.
  public init(chars: String) { self.init(chars: chars.chars) }

  /// A row with a key for every character of a string, and variations by device.
  public init(chars: String, deviceVariations: DeviceVariations<String>) {
    self.init(chars: chars.chars, deviceVariations: deviceVariations.mapValues(\.chars))
  }

  /// A row with a key for every string.
  public init(chars: [String]) { self.init(chars: chars, deviceVariations: [:]) }

  /// A row with a key for every string, and variations by device.
  public init(chars: [String], deviceVariations: DeviceVariations<[String]>) {
    self.init(
      items: chars.map { InputSet.Item($0) },
      deviceVariations: deviceVariations.mapValues { $0.map { InputSet.Item($0) } })
  }

  /// A row with a key for every pair of characters of equally long strings, and variations.
  public init(
    lowercased: String, uppercased: String, deviceVariations: DeviceVariations<Cased<String>> = [:]
  ) {
    self.init(
      lowercased: lowercased.chars, uppercased: uppercased.chars,
      deviceVariations: deviceVariations.mapValues { ($0.lowercased.chars, $0.uppercased.chars) })
  }

  /// A row with a key for every pair of strings of equally long lists, and variations.
  public init(
    lowercased: [String], uppercased: [String],
    deviceVariations: DeviceVariations<Cased<[String]>> = [:]
  ) {
    self.init(
      items: Self.items(lowercased: lowercased, uppercased: uppercased),
      deviceVariations: deviceVariations.mapValues { cased in
        Self.items(lowercased: cased.lowercased, uppercased: cased.uppercased)
      })
  }

  private static func items(lowercased: [String], uppercased: [String]) -> [InputSet.Item] {
    assert(lowercased.count == uppercased.count, "Both letter cases need the same number of keys.")
    return zip(lowercased, uppercased).map { lower, upper in
      InputSet.Item(neutral: lower, uppercased: upper, lowercased: lower)
    }
  }
}

extension InputSet.ItemRows {

  /// Returns the texts of every row in a letter case on a device.
  public func characters(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [[String]] {
    map { $0.characters(for: keyboardCase, device: device) }
  }
}
