extension InputSet {

  /// One row of input keys, which can differ between devices.
  public struct ItemRow: KeyboardModel {

    /// The keys on every device that has no variation.
    public var items: [Item]

    /// The keys on devices that show others.
    public var deviceVariations: [DeviceType: [Item]]

    /// A row with keys, and other keys for some devices.
    public init(items: [Item], deviceVariations: [DeviceType: [Item]] = [:]) {
      self.items = items
      self.deviceVariations = deviceVariations
    }

    /// The keys on a device.
    public func items(for device: DeviceType) -> [Item] {
      if deviceVariations.isEmpty { return items }
      return deviceVariations[device] ?? items
    }

    /// The texts of the keys in a letter case on a device.
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

  /// The keys of the devices that have keys of their own.
  public typealias DeviceVariations<Value> = [DeviceType: Value]

  /// The keys of one row in lower and upper case.
  public typealias Cased<Value> = (lowercased: Value, uppercased: Value)

  /// A row with a key for every character of a text.
  public init(chars: String) {
    self.init(chars: chars.map { String($0) })
  }

  /// A row with a key for every character of a text, and other texts for some devices.
  public init(chars: String, deviceVariations: DeviceVariations<String>) {
    self.init(
      chars: chars.map { String($0) },
      deviceVariations: deviceVariations.mapValues { $0.map { String($0) } })
  }

  /// A row with a key for every text.
  public init(chars: [String]) {
    self.init(items: chars.map { InputSet.Item($0) })
  }

  /// A row with a key for every text, and other texts for some devices.
  public init(chars: [String], deviceVariations: DeviceVariations<[String]>) {
    self.init(
      items: chars.map { InputSet.Item($0) },
      deviceVariations: deviceVariations.mapValues { $0.map { InputSet.Item($0) } })
  }

  /// A row with a key for every pair of characters of two texts of equal length.
  public init(lowercased: String, uppercased: String) {
    self.init(
      lowercased: lowercased.map { String($0) }, uppercased: uppercased.map { String($0) })
  }

  /// A row with a key for every pair of characters, and other pairs for some devices.
  public init(
    lowercased: String, uppercased: String, deviceVariations: DeviceVariations<Cased<String>>
  ) {
    self.init(
      lowercased: lowercased.map { String($0) }, uppercased: uppercased.map { String($0) },
      deviceVariations: deviceVariations.mapValues { cased in
        (cased.lowercased.map { String($0) }, cased.uppercased.map { String($0) })
      })
  }

  /// A row with a key for every pair of texts of two lists of equal length.
  public init(lowercased: [String], uppercased: [String]) {
    self.init(items: Self.items(lowercased: lowercased, uppercased: uppercased))
  }

  /// A row with a key for every pair of texts, and other pairs for some devices.
  public init(
    lowercased: [String], uppercased: [String], deviceVariations: DeviceVariations<Cased<[String]>>
  ) {
    self.init(
      items: Self.items(lowercased: lowercased, uppercased: uppercased),
      deviceVariations: deviceVariations.mapValues { cased in
        Self.items(lowercased: cased.lowercased, uppercased: cased.uppercased)
      })
  }

  /// The keys of two lists; what one list has more than the other is left out.
  private static func items(lowercased: [String], uppercased: [String]) -> [InputSet.Item] {
    assert(lowercased.count == uppercased.count, "Both letter cases need the same number of keys.")
    return zip(lowercased, uppercased).map { lower, upper in
      InputSet.Item(neutral: lower, uppercased: upper, lowercased: lower)
    }
  }
}

extension InputSet.ItemRows {

  /// The texts of every row in a letter case on a device.
  public func characters(
    for keyboardCase: Keyboard.KeyboardCase, device: DeviceType
  ) -> [[String]] {
    map { $0.characters(for: keyboardCase, device: device) }
  }
}
