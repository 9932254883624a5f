import KeyboardKit
import Testing

@Suite struct ThemeRuleTests {

  /// A condition on the context, and a change that makes it hold.
  static let conditions: [(String, @Sendable (KeyboardContext) -> Void)] = [
    (#""colorScheme": "dark""#, { $0.colorScheme = .dark }),
    (#""device": "pad""#, { $0.deviceTypeForKeyboard = .pad }),
    (#""orientation": "landscape""#, { $0.interfaceOrientation = .landscapeLeft }),
    (#""locale": "de""#, { $0.locale = Locale(identifier: "de_AT") }),
    (#""keyboardType": "numeric""#, { $0.keyboardType = .numeric }),
    (#""case": "uppercased""#, { $0.keyboardCase = .uppercased }),
    (#""contrast": "high""#, { $0.isHighContrastEnabled = true }),
    (#""liquidGlass": true"#, { $0.setIsLiquidGlassEnabled(true) }),
  ]

  private func context() -> KeyboardContext {
    let context = KeyboardContext()
    context.locale = Locale(identifier: "en")
    context.deviceTypeForKeyboard = .phone
    context.interfaceOrientation = .portrait
    context.keyboardCase = .lowercased
    return context
  }

  @Test(arguments: conditions.indices)
  func contextsOfEveryKind(index: Int) throws {
    let (condition, change) = Self.conditions[index]
    let theme = try theme(
      """
      "rules": [{"match": {\(condition)}, "cornerRadius": 77}],
      "callouts": {"cornerRadius": 5, "rules": [{"match": {\(condition)}, "cornerRadius": 77}]},
      "toolbar": {"height": 40, "rules": [{"match": {\(condition)}, "height": 77}]}
      """)
    let context = context()
    let appearance = KeyboardThemeAppearance(theme: theme, keyboardContext: context)
    func found() -> [CGFloat?] {
      [
        appearance.buttonStyle(for: .space, isPressed: false).cornerRadius,
        appearance.calloutStyle?.cornerRadius, appearance.autocompleteToolbarStyle.height,
      ]
    }
    #expect(!found().contains(77) && found().suffix(2) == [5, 40])
    change(context)
    #expect(found() == [77, 77, 77])
  }

  @Test func conditionsHoldTogether() throws {
    let all = Self.conditions.map(\.0).joined(separator: ", ")
    let theme = try theme(#""toolbar": {"rules": [{"match": {\#(all)}, "height": 77}]}"#)
    let context = context()
    for (_, change) in Self.conditions {
      #expect(theme.themeToolbarStyle(for: context)?.height != 77)
      change(context)
    }
    #expect(theme.themeToolbarStyle(for: context)?.height == 77)
  }

  @Test func narrowerRulesOfPartsWinAndLaterOnesAmongEquals() throws {
    let theme = try theme(
      """
      "callouts": {"cornerRadius": 1, "rules": [
        {"match": {"colorScheme": "light", "device": "phone"}, "cornerRadius": 4},
        {"match": {"colorScheme": "light"}, "cornerRadius": 2, "shadowRadius": 9},
        {"match": {"device": "phone"}, "cornerRadius": 3}]}
      """)
    let context = context()
    func style() -> KeyboardCallout.CalloutStyle? { theme.themeCalloutStyle(for: context) }
    #expect(style()?.cornerRadius == 4 && style()?.shadowRadius == 9)
    context.colorScheme = .dark
    #expect(style()?.cornerRadius == 3 && style()?.shadowRadius == 5)
    context.deviceTypeForKeyboard = .pad
    #expect(style()?.cornerRadius == 1)
  }

  @Test func variationsAddRulesOfParts() throws {
    let file = SourceFile(
      name: "theme.json",
      text: """
        {"formatVersion": 1, "toolbar": {"rules": [{"match": {}, "height": 40, "padding": 3}]},
         "variations": {"high": {"toolbar": {"rules": [{"match": {}, "height": 60}]}}}}
        """)
    let theme = try KeyboardTheme(decoding: file, variation: "high")
    let style = theme.themeToolbarStyle(for: context())
    #expect(style?.height == 60 && style?.padding == 3)
  }

  typealias State = KeyboardTheme.ButtonState

  /// A key, a change of its context, and its resulting states while not pressed.
  static let states: [(KeyboardAction, @Sendable (KeyboardContext) -> Void, Set<State>)] = [
    (.character("a"), { _ in }, []),
    (.shift(.lowercased), { $0.keyboardCase = .uppercased }, [.selected]),
    (.shift(.lowercased), { $0.keyboardCase = .capsLocked }, [.selected, .locked]),
    (.capsLock, { $0.keyboardCase = .capsLocked }, [.selected, .locked]),
    (.keyboardType(.numeric), { $0.keyboardType = .numeric }, [.selected]),
    (.primary(.go), { $0.disabledActions = [.primary(.go)] }, [.disabled]),
    (
      .shift(.auto),
      {
        $0.keyboardCase = .capsLocked
        $0.disabledActions = [.shift(.auto)]
      }, [.selected, .locked, .disabled]
    ),
  ]

  @Test(arguments: states.indices, [false, true])
  func everySetOfStates(index: Int, isPressed: Bool) throws {
    let (action, change, expected) = Self.states[index]
    let context = context()
    change(context)
    let actual = isPressed ? expected.union([.pressed]) : expected
    for number in 0..<16 {
      let wanted = State.allCases.enumerated().filter { number & 1 << $0.offset != 0 }
        .map(\.element)
      let names = wanted.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      let match = names.isEmpty ? "{}" : #"{"state": [\#(names)]}"#
      let theme = try theme(#""rules": [{"match": \#(match), "cornerRadius": 77}]"#)
      let style = theme.keyboardButtonStyle(for: action, context: context, isPressed: isPressed)
      #expect((style.cornerRadius == 77) == actual.isSuperset(of: wanted), "\(names)")
    }
  }

  @Test func disabledReturnLooksLikeOtherKeysThatAct() throws {
    let theme = try theme(
      #""buttons": {"system": {"backgroundColor": "red"}, "primary": {"backgroundColor": "blue"}}"#)
    let context = context()
    func face() -> String? {
      theme.keyboardButtonStyle(for: .primary(.go), context: context).backgroundColor?.light
        .hexText
    }
    #expect(face() == "#0000ff")
    context.disabledActions = [.primary(.go)]
    #expect(face() == "#ff0000")
    let standard = StandardKeyboardAppearance(keyboardContext: context)
    let go = standard.buttonStyle(for: .primary(.go), isPressed: false)
    #expect(
      go.backgroundColor
        == Color.keyboardDarkButtonBackground(for: context))
    #expect(go.foregroundColor?.light.opacity == 0.3)
  }

  @Test func warningsAreTold() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\"formatVersion\": 1}".utf8)
    let result = try KeyboardTheme.decode(SourceFile(name: "theme.json", bytes: bytes))
    #expect(result.warnings.map(\.severity) == [.warning])
    #expect(result.warnings.first?.file == "theme.json")
    #expect(try KeyboardTheme(decoding: SourceFile(name: "theme.json", bytes: bytes)).name == "")
  }
}
