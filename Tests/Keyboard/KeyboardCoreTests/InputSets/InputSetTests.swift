import Foundation
import KeyboardCore
import Testing

struct InputSetTests {

  static let sets: [(InputSet, DeviceType, [String])] = [
    (.qwerty, .phone, ["qwertyuiop", "asdfghjkl", "zxcvbnm"]),
    (.qwerty, .pad, ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]),
    (.azerty, .pad, ["azertyuiop", "qsdfghjklm", "wxcvbn,."]),
    (.numeric(currency: "kr"), .phone, ["1234567890", "-/:;()kr&@”", ".,?!’"]),
    (.numeric, .pad, ["1234567890", "@#$&*()’”", "%-+=/;:!?"]),
    (.symbolic(), .phone, ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!’"]),
    (.symbolic(), .pad, ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]),
  ]

  @Test(arguments: sets)
  func rows(set: InputSet, device: DeviceType, expected: [String]) {
    #expect(set.characterStrings(for: .lowercased, device: device) == expected)
  }

  @Test func cases() {
    let item = InputSet.Item("Ab")
    #expect(item.character(for: .auto) == "ab")
    #expect(item.character(for: .capsLocked) == "AB")
    #expect(item.neutral == "Ab")
    #expect(InputSet.Item("ß").uppercased == "ẞ")
    #expect(
      InputSet.numeric(currency: "ABC").rows[1].characters(for: .lowercased, device: .phone)[6]
        == "abc")
  }

  @Test func rowInitialisers() {
    let make: (String) -> InputSet.ItemRow = InputSet.ItemRow.init(chars:)
    #expect(make("ab").items.count == 2)
    let row = InputSet.ItemRow(
      lowercased: "ab", uppercased: "XY", deviceVariations: [.pad: ("c", "Z")])
    #expect(row.characters(for: .uppercased, device: .phone) == ["X", "Y"])
    #expect(row.characters(for: .uppercased, device: .pad) == ["Z"])
  }

  @Test func layoutTypes() {
    #expect(Keyboard.LayoutType.allCases.count == 23)
    #expect(Keyboard.LayoutType(id: "vietnamese_telex_qwerty")?.displayName == "Telex - QWERTY")
    #expect(Keyboard.LayoutType(id: "abc") == nil)
    #expect(Keyboard.LayoutType.vietnamese_viqr(.colemak).inputSet == .colemak)
  }

  @Test(arguments: [
    (Keyboard.LayoutType.turkishF, "FGĞIODRNHPQW/UİEAÜTKMLYŞX/JÖVCÇZSB"),
    (.turkishQ, "QWERTYUIOPĞÜ/ASDFGHJKLŞİ/ZXCVBNMÖÇ"),
  ])
  func turkishLetters(type: Keyboard.LayoutType, rows: String) {
    let letters = type.inputSet.characterStrings(for: .uppercased, device: .phone)
    #expect(letters.joined(separator: "/") == rows)
    #expect(Locale.turkish.supportedLayoutTypes.contains(type))
  }

  /// The letters of Turkish itself are those of Turkish Q.
  @Test(arguments: [DeviceType.phone, .pad], [Keyboard.KeyboardCase.lowercased, .uppercased])
  func turkishQIsTurkish(device: DeviceType, keyboardCase: Keyboard.KeyboardCase) {
    let own = InputSet.alphabetic(for: .profile(for: .turkish))
    #expect(
      InputSet.turkishQ.characters(for: keyboardCase, device: device)
        == own.characters(for: keyboardCase, device: device))
  }
}
