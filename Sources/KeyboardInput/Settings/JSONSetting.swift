import KeyboardCore

/// A setting as it stands in a file: a plain JSON value.
struct JSONSetting: Codable {

  var value: KeyboardSettingsValue

  init(_ value: KeyboardSettingsValue) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let int = try? container.decode(Int.self) {
      value = .int(int)
    } else if let double = try? container.decode(Double.self) {
      value = .double(double)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else {
      value = .strings(try container.decode([String].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .double(let double): try container.encode(double.isFinite ? double : 0)
    case .string(let string): try container.encode(string)
    case .strings(let strings): try container.encode(strings)
    }
  }
}
