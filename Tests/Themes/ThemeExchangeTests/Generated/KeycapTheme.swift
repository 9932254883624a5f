// swift-format-ignore-file
// The keyboard theme Keycap, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Keycap.
    func keycapTheme(_ theme: KeycapTheme = .standard, for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(theme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                theme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(theme.calloutStyle(for: context))
            .autocompleteToolbarStyle(theme.toolbarStyle(for: context))
    }
}

/// The theme Keycap, in its variations.
enum KeycapTheme: String, CaseIterable, Sendable {
    case standard
    case sea
    case moss
}

extension KeycapTheme {

    /// Return the style of the keyboard as a whole.
    func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        var insets = EdgeInsets.standardKeyboardEdgeInsets(for: context)
        // The shadows of the lowest keys need room.
        insets.bottom = max(insets.bottom, 1)
        style.edgeInsets = insets
        style.background = .verticalGradient([colors.plateTop, colors.plateLow])
        style.foregroundColor = colors.ink
        return style
    }

    /// Return the style of a key.
    func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var fontScale: CGFloat = 1
        style.fontWeight = .medium
        fontScale = 0.9
        style.cornerRadius = 7
        style.borderSize = 1
        style.shadowSize = 5
        switch action {
        case .primary:
            style.backgroundColor = colors.accent
            style.background = .verticalGradient(
                [colors.primaryBackground1, colors.primaryBackground2, colors.primaryBackground3, colors.primaryBackground4, colors.primaryBackground5, colors.primaryBackground6, colors.primaryBackground7, colors.primaryBackground8, colors.primaryBackground9, colors.primaryBackground10, colors.primaryBackground11, colors.accent, colors.primaryBackground13, colors.primaryBackground14, colors.primaryBackground15, colors.primaryBackground16, colors.primaryBackground17, colors.primaryBackground18, colors.primaryBackground19, colors.primaryBackground20, colors.primaryBackground21])
            style.foregroundColor = colors.onAccent
            style.borderColor = colors.primaryBorder
            style.shadowColor = colors.primaryShadow
            style.pressedOverlayColor = colors.primaryPressedOverlay
        case _ where action.isInputAction:
            style.backgroundColor = colors.letter
            style.background = .verticalGradient(
                [colors.inputBackground1, colors.inputBackground2, colors.inputBackground3, colors.inputBackground4, colors.inputBackground5, colors.inputBackground6, colors.inputBackground7, colors.inputBackground8, colors.inputBackground9, colors.inputBackground10, colors.inputBackground11, colors.inputBackground12, colors.inputBackground13, colors.inputBackground14, colors.inputBackground15, colors.inputBackground16, colors.inputBackground17, colors.inputBackground18, colors.inputBackground19, colors.inputBackground20, colors.inputBackground21])
            style.foregroundColor = colors.ink
            style.borderColor = colors.rim
            style.shadowColor = colors.inputShadow
            style.pressedOverlayColor = colors.keyPressedOverlay
        default:
            style.backgroundColor = colors.modifier
            style.background = .verticalGradient(
                [colors.systemBackground1, colors.systemBackground2, colors.systemBackground3, colors.systemBackground4, colors.systemBackground5, colors.systemBackground6, colors.systemBackground7, colors.systemBackground8, colors.systemBackground9, colors.systemBackground10, colors.systemBackground11, colors.systemBackground12, colors.systemBackground13, colors.systemBackground14, colors.systemBackground15, colors.systemBackground16, colors.systemBackground17, colors.systemBackground18, colors.systemBackground19, colors.systemBackground20, colors.systemBackground21])
            style.foregroundColor = colors.ink
            style.borderColor = colors.rim
            style.shadowColor = colors.systemShadow
            style.pressedOverlayColor = colors.keyPressedOverlay
        }
        if isPressed {
            style.shadowSize = 1
            style.pressedOverlayColor = .clear
            switch action {
            case .primary:
                style.backgroundColor = colors.pressedPrimaryBackground
                style.background = .verticalGradient(
                    [colors.pressedPrimaryBackgroundTop, colors.pressedPrimaryBackgroundBottom])
            case _ where action.isInputAction:
                style.backgroundColor = colors.pressedInputBackground
                style.background = .verticalGradient(
                    [colors.pressedInputBackgroundTop, colors.inputBackground1])
            default:
                style.backgroundColor = colors.pressedSystemBackground
                style.background = .verticalGradient(
                    [colors.pressedSystemBackgroundTop, colors.systemBackground1])
            }
        }
        style.changeFont(scale: fontScale)
        return style
    }

    /// Return the style of callouts.
    func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .medium)
        style.backgroundColor = colors.inputBackground1
        style.buttonOverlayCornerRadius = 7
        style.foregroundColor = colors.ink
        style.inputItemFont = KeyboardFont(.largeTitle, .medium)
        style.selectedBackgroundColor = colors.accent
        style.selectedForegroundColor = colors.onAccent
        return style
    }

    /// Return the style of the autocomplete toolbar.
    func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(theme: self, isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.ink
        style.item.subtitleColor = colors.ink
        style.autocorrectItem.titleColor = colors.ink
        style.autocorrectItem.subtitleColor = colors.ink
        style.autocorrectItem.backgroundColor = colors.autocorrectBackground
        style.autocorrectItem.backgroundCornerRadius = 7
        style.separator.color = colors.separator
        return style
    }
}

extension Keyboard.ButtonStyle {

    /// Use another font at the size of the current one, and a multiple of its size.
    fileprivate mutating func changeFont(name: String? = nil, scale: CGFloat = 1) {
        let weight = keyboardFont?.weight
        switch keyboardFont?.type {
        case .system(let size):
            let type = name.map { KeyboardFont.FontType.custom($0, size: size * scale) }
            keyboardFont = KeyboardFont(type ?? .system(size: size * scale), weight)
        case .custom(let own, let size):
            keyboardFont = KeyboardFont(.custom(name ?? own, size: size * scale), weight)
        default: return
        }
        nativeFont = nil
    }
}

// The keyboard theme Keycap, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension KeycapTheme {

    /// The colors of the theme.
    struct Colors {
        let theme: KeycapTheme
        let isDark: Bool

        var letter: Color { isDark ? Color(rgb: 0x565A62) : Color(rgb: 0xF4F0E6) }
        var inputBackground1: Color { isDark ? Color(red: 0.2839053503470826, green: 0.2991303493262445, blue: 0.3296095417211708) /* #484c54 */ : Color(red: 0.8918998392046545, green: 0.8764145496599862, blue: 0.8377110763313307) /* #e3dfd6 */ }
        var inputBackground2: Color { isDark ? Color(red: 0.29073387878378215, green: 0.3060165956155811, blue: 0.3366076535345118) /* #4a4e56 */ : Color(red: 0.9001895293280671, green: 0.8846788477834515, blue: 0.8459106682173391) /* #e6e2d8 */ }
        var inputBackground3: Color { isDark ? Color(red: 0.2975624072204818, green: 0.3129028419049177, blue: 0.3436057653478527) /* #4c5058 */ : Color(red: 0.9084792194514797, green: 0.8929431459069169, blue: 0.8541102601033475) /* #e8e4da */ }
        var inputBackground4: Color { isDark ? Color(red: 0.30439093565718134, green: 0.3197890881942543, blue: 0.3506038771611937) /* #4e5259 */ : Color(red: 0.9167689095748922, green: 0.9012074440303822, blue: 0.8623098519893558) /* #eae6dc */ }
        var inputBackground5: Color { isDark ? Color(red: 0.3112194640938809, green: 0.3266753344835909, blue: 0.35760198897453466) /* #4f535b */ : Color(red: 0.9250585996983047, green: 0.9094717421538476, blue: 0.8705094438753642) /* #ece8de */ }
        var inputBackground6: Color { isDark ? Color(red: 0.31804799253058047, green: 0.33356158077292747, blue: 0.3646001007878756) /* #51555d */ : Color(red: 0.9333482898217172, green: 0.9177360402773129, blue: 0.8787090357613726) /* #eeeae0 */ }
        var inputBackground7: Color { isDark ? Color(red: 0.3248765209672801, green: 0.34044782706226406, blue: 0.37159821260121656) /* #53575f */ : Color(red: 0.9416379799451299, green: 0.9260003384007783, blue: 0.886908627647381) /* #f0ece2 */ }
        var inputBackground8: Color { isDark ? Color(red: 0.33170504940397966, green: 0.34733407335160066, blue: 0.3785963244145575) /* #555961 */ : Color(red: 0.9499276700685424, green: 0.9342646365242436, blue: 0.8951082195333895) /* #f2eee4 */ }
        var inputBackground9: Color { isDark ? Color(red: 0.3385335778406792, green: 0.35422031964093725, blue: 0.38559443622789846) /* #565a62 */ : Color(red: 0.9582173601919549, green: 0.942528934647709, blue: 0.9033078114193979) /* #f4f0e6 */ }
        var inputBackground10: Color { isDark ? Color(red: 0.3453621062773788, green: 0.36110656593027385, blue: 0.39259254804123944) /* #585c64 */ : Color(red: 0.9665070503153674, green: 0.9507932327711743, blue: 0.9115074033054062) /* #f6f2e8 */ }
        var inputBackground11: Color { isDark ? Color(red: 0.3521906347140784, green: 0.36799281221961044, blue: 0.39959065985458037) /* #5a5e66 */ : Color(red: 0.9747967404387801, green: 0.9590575308946396, blue: 0.9197069951914146) /* #f9f5eb */ }
        var inputBackground12: Color { isDark ? Color(red: 0.359019163150778, green: 0.37487905850894704, blue: 0.40658877166792134) /* #5c6068 */ : Color(red: 0.9830864305621926, green: 0.967321829018105, blue: 0.927906587077423) /* #fbf7ed */ }
        var inputBackground13: Color { isDark ? Color(red: 0.35420915197155356, green: 0.37002979973285477, blue: 0.4016633501748003) /* #5a5e66 */ : Color(red: 0.9772739738787871, green: 0.9615269021796778, blue: 0.9221563245042412) /* #f9f5eb */ }
        var inputBackground14: Color { isDark ? Color(red: 0.3493991407923292, green: 0.3651805409567625, blue: 0.3967379286816793) /* #595d65 */ : Color(red: 0.9714615171953815, green: 0.9557319753412507, blue: 0.9164060619310594) /* #f8f4ea */ }
        var inputBackground15: Color { isDark ? Color(red: 0.3445891296131048, green: 0.36033128218067023, blue: 0.3918125071885582) /* #585c64 */ : Color(red: 0.9656490605119761, green: 0.9499370485028235, blue: 0.9106557993578775) /* #f6f2e8 */ }
        var inputBackground16: Color { isDark ? Color(red: 0.33977911843388037, green: 0.35548202340457796, blue: 0.38688708569543717) /* #575b63 */ : Color(red: 0.9598366038285706, green: 0.9441421216643963, blue: 0.9049055367846958) /* #f5f1e7 */ }
        var inputBackground17: Color { isDark ? Color(red: 0.334969107254656, green: 0.35063276462848564, blue: 0.38196166420231614) /* #555961 */ : Color(red: 0.954024147145165, green: 0.9383471948259691, blue: 0.899155274211514) /* #f3efe5 */ }
        var inputBackground18: Color { isDark ? Color(red: 0.3301590960754316, green: 0.34578350585239337, blue: 0.3770362427091951) /* #545860 */ : Color(red: 0.9482116904617596, green: 0.9325522679875419, blue: 0.8934050116383322) /* #f2eee4 */ }
        var inputBackground19: Color { isDark ? Color(red: 0.3253490848962072, green: 0.3409342470763011, blue: 0.37211082121607403) /* #53575f */ : Color(red: 0.9423992337783541, green: 0.9267573411491147, blue: 0.8876547490651503) /* #f0ece2 */ }
        var inputBackground20: Color { isDark ? Color(red: 0.3205390737169828, green: 0.33608498830020883, blue: 0.367185399722953) /* #52565e */ : Color(red: 0.9365867770949485, green: 0.9209624143106875, blue: 0.8819044864919685) /* #efebe1 */ }
        var inputBackground21: Color { isDark ? Color(red: 0.3157290625377584, green: 0.33123572952411656, blue: 0.36225997822983197) /* #51545c */ : Color(red: 0.9307743204115431, green: 0.9151674874722603, blue: 0.8761542239187867) /* #ede9df */ }
        var ink: Color { isDark ? Color(rgb: 0xF2F3F5) : Color(rgb: 0x2B2824) }
        var rim: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.13) : Color(rgb: 0xFFFFFF, opacity: 0.5) }
        var inputShadow: Color { isDark ? Color(rgb: 0x0C0D0F) : Color(red: 0.39649249397218383, green: 0.38306143794623526, blue: 0.3496072935110582) /* #656259 */ }
        var keyPressedOverlay: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.2) : Color(rgb: 0x000000, opacity: 0.1) }
        var modifier: Color { isDark ? Color(rgb: 0x3C3F46) : Color(rgb: 0xC9C4B8) }
        var systemBackground1: Color { isDark ? Color(red: 0.19512211331426965, green: 0.20652276003782832, blue: 0.23317737616512035) /* #32353b */ : Color(red: 0.7380985608873405, green: 0.718721077206382, blue: 0.6722265053542096) /* #bcb7ab */ }
        var systemBackground2: Color { isDark ? Color(red: 0.2006396576323176, green: 0.21208885856752877, blue: 0.23884986620847035) /* #33363d */ : Color(red: 0.7449560795175223, green: 0.7255474496928949, blue: 0.6789765901101016) /* #beb9ad */ }
        var systemBackground3: Color { isDark ? Color(red: 0.2061572019503655, green: 0.21765495709722923, blue: 0.24452235625182037) /* #35383e */ : Color(red: 0.751813598147704, green: 0.7323738221794078, blue: 0.6857266748659935) /* #c0bbaf */ }
        var systemBackground4: Color { isDark ? Color(red: 0.21167474626841343, green: 0.22322105562692968, blue: 0.25019484629517036) /* #363940 */ : Color(red: 0.7586711167778858, green: 0.7392001946659207, blue: 0.6924767596218855) /* #c1bcb1 */ }
        var systemBackground5: Color { isDark ? Color(red: 0.21719229058646133, green: 0.22878715415663012, blue: 0.2558673363385204) /* #373a41 */ : Color(red: 0.7655286354080676, green: 0.7460265671524335, blue: 0.6992268443777775) /* #c3beb2 */ }
        var systemBackground6: Color { isDark ? Color(red: 0.22270983490450927, green: 0.23435325268633056, blue: 0.26153982638187034) /* #393c43 */ : Color(red: 0.7723861540382493, green: 0.7528529396389464, blue: 0.7059769291336694) /* #c5c0b4 */ }
        var systemBackground7: Color { isDark ? Color(red: 0.22822737922255718, green: 0.23991935121603103, blue: 0.26721231642522036) /* #3a3d44 */ : Color(red: 0.7792436726684311, green: 0.7596793121254594, blue: 0.7127270138895614) /* #c7c2b6 */ }
        var systemBackground8: Color { isDark ? Color(red: 0.2337449235406051, green: 0.24548544974573147, blue: 0.27288480646857033) /* #3c3f46 */ : Color(red: 0.7861011912986128, green: 0.7665056846119722, blue: 0.7194770986454533) /* #c8c3b7 */ }
        var systemBackground9: Color { isDark ? Color(red: 0.23926246785865302, green: 0.2510515482754319, blue: 0.27855729651192035) /* #3d4047 */ : Color(red: 0.7929587099287946, green: 0.7733320570984851, blue: 0.7262271834013453) /* #cac5b9 */ }
        var systemBackground10: Color { isDark ? Color(red: 0.24478001217670095, green: 0.2566176468051324, blue: 0.28422978655527037) /* #3e4148 */ : Color(red: 0.7998162285589764, green: 0.7801584295849979, blue: 0.7329772681572373) /* #ccc7bb */ }
        var systemBackground11: Color { isDark ? Color(red: 0.2502975564947489, green: 0.2621837453348328, blue: 0.28990227659862033) /* #40434a */ : Color(red: 0.8066737471891581, green: 0.7869848020715109, blue: 0.7397273529131292) /* #cec9bd */ }
        var systemBackground12: Color { isDark ? Color(red: 0.2558151008127968, green: 0.26774984386453327, blue: 0.29557476664197035) /* #41444b */ : Color(red: 0.8135312658193399, green: 0.7938111745580237, blue: 0.7464774376690212) /* #cfcabe */ }
        var systemBackground13: Color { isDark ? Color(red: 0.25240676104140636, green: 0.2643128476877353, blue: 0.29207480195425156) /* #40434a */ : Color(red: 0.8093215386215701, green: 0.7896202312449557, blue: 0.7423324988919466) /* #cec9bd */ }
        var systemBackground14: Color { isDark ? Color(red: 0.2489984212700159, green: 0.2608758515109373, blue: 0.28857483726653277) /* #3f434a */ : Color(red: 0.8051118114238002, green: 0.7854292879318877, blue: 0.738187560114872) /* #cdc8bc */ }
        var systemBackground15: Color { isDark ? Color(red: 0.24559008149862546, green: 0.25743885533413935, blue: 0.285074872578814) /* #3f4249 */ : Color(red: 0.8009020842260304, green: 0.7812383446188197, blue: 0.7340426213377974) /* #ccc7bb */ }
        var systemBackground16: Color { isDark ? Color(red: 0.242181741727235, green: 0.25400185915734136, blue: 0.2815749078910952) /* #3e4148 */ : Color(red: 0.7966923570282606, green: 0.7770474013057517, blue: 0.7298976825607228) /* #cbc6ba */ }
        var systemBackground17: Color { isDark ? Color(red: 0.23877340195584457, green: 0.25056486298054337, blue: 0.27807494320337645) /* #3d4047 */ : Color(red: 0.7924826298304907, green: 0.7728564579926835, blue: 0.7257527437836482) /* #cac5b9 */ }
        var systemBackground18: Color { isDark ? Color(red: 0.2353650621844541, green: 0.2471278668037454, blue: 0.27457497851565765) /* #3c3f46 */ : Color(red: 0.7882729026327209, green: 0.7686655146796155, blue: 0.7216078050065736) /* #c9c4b8 */ }
        var systemBackground19: Color { isDark ? Color(red: 0.23195672241306367, green: 0.24369087062694741, blue: 0.27107501382793886) /* #3b3e45 */ : Color(red: 0.7840631754349511, green: 0.7644745713665475, blue: 0.7174628662294991) /* #c8c3b7 */ }
        var systemBackground20: Color { isDark ? Color(red: 0.22854838264167324, green: 0.24025387445014945, blue: 0.26757504914022007) /* #3a3d44 */ : Color(red: 0.7798534482371812, green: 0.7602836280534795, blue: 0.7133179274524244) /* #c7c2b6 */ }
        var systemBackground21: Color { isDark ? Color(red: 0.22514004287028277, green: 0.23681687827335146, blue: 0.2640750844525013) /* #393c43 */ : Color(red: 0.7756437210394114, green: 0.7560926847404115, blue: 0.7091729886753498) /* #c6c1b5 */ }
        var systemShadow: Color { isDark ? Color(rgb: 0x08090A) : Color(red: 0.3186142557547416, green: 0.30181834174913386, blue: 0.2616396101484994) /* #514d43 */ }

        var accent: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0xF07A4F) : Color(rgb: 0xB5391F)
            case .sea: isDark ? Color(rgb: 0x4FC3D9) : Color(rgb: 0x0F6780)
            case .moss: isDark ? Color(rgb: 0x93C572) : Color(rgb: 0x3F6B2A)
            }
        }

        var primaryBackground1: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.8999288232957492, green: 0.44135436161047703, blue: 0.27273555580748804) /* #e57146 */ : Color(red: 0.6558900687512862, green: 0.16917318281610252, blue: 0.06049564484775844) /* #a72b0f */
            case .sea: isDark ? Color(red: 0.2648552622462697, green: 0.7267865765287308, blue: 0.8125109748648922) /* #44b9cf */ : Color(red: 0, green: 0.3577879174801698, blue: 0.450551693628434) /* #005b73 */
            case .moss: isDark ? Color(red: 0.54039539380581, green: 0.7346383401978658, blue: 0.41080179005818374) /* #8abb69 */ : Color(red: 0.2037581285480795, green: 0.3742343543364457, blue: 0.1175729469585601) /* #345f1e */
            }
        }

        var primaryBackground2: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.903678609413248, green: 0.44472499896852635, blue: 0.2761054072403189) /* #e67146 */ : Color(red: 0.6607913280983172, green: 0.17411465817506647, blue: 0.06604773417532407) /* #a92c11 */
            case .sea: isDark ? Color(red: 0.26894150400284766, green: 0.7302337861491136, blue: 0.8160081946187077) /* #45bad0 */ : Color(red: 0.0053475935828877, green: 0.36198188576628626, blue: 0.45522524732709685) /* #015c74 */
            case .moss: isDark ? Color(red: 0.5436749569357632, green: 0.7380847655987728, blue: 0.41409788401011355) /* #8bbc6a */ : Color(red: 0.20769455536456427, green: 0.3783592169547011, blue: 0.1218577592671402) /* #35601f */
            }
        }

        var primaryBackground3: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9074283955307466, green: 0.4480956363265757, blue: 0.27947525867314976) /* #e77247 */ : Color(red: 0.6656925874453482, green: 0.1790561335340304, blue: 0.07159982350288971) /* #aa2e12 */
            case .sea: isDark ? Color(red: 0.2730277457594257, green: 0.7336809957694963, blue: 0.8195054143725232) /* #46bbd1 */ : Color(red: 0.0106951871657754, green: 0.36617585405240277, blue: 0.45989880102575975) /* #035d75 */
            case .moss: isDark ? Color(red: 0.5469545200657162, green: 0.7415311909996799, blue: 0.41739397796204336) /* #8bbd6a */ : Color(red: 0.211630982181049, green: 0.38248407957295644, blue: 0.12614257157572029) /* #366220 */
            }
        }

        var primaryBackground4: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9111781816482454, green: 0.451466273684625, blue: 0.2828451101059806) /* #e87348 */ : Color(red: 0.6705938467923793, green: 0.18399760889299435, blue: 0.07715191283045533) /* #ab2f14 */
            case .sea: isDark ? Color(red: 0.27711398751600363, green: 0.7371282053898791, blue: 0.8230026341263387) /* #47bcd2 */ : Color(red: 0.0160427807486631, green: 0.37036982233851923, blue: 0.4645723547244226) /* #045e76 */
            case .moss: isDark ? Color(red: 0.5502340831956694, green: 0.7449776164005869, blue: 0.42069007191397323) /* #8cbe6b */ : Color(red: 0.21556740899753377, green: 0.38660894219121184, blue: 0.1304273838843004) /* #376321 */
            }
        }

        var primaryBackground5: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9149279677657441, green: 0.4548369110426743, blue: 0.2862149615388115) /* #e97449 */ : Color(red: 0.6754951061394103, green: 0.1889390842519583, blue: 0.08270400215802097) /* #ac3015 */
            case .sea: isDark ? Color(red: 0.2812002292725816, green: 0.7405754150102618, blue: 0.8264998538801542) /* #48bdd3 */ : Color(red: 0.0213903743315508, green: 0.3745637906246357, blue: 0.46924590842308544) /* #056078 */
            case .moss: isDark ? Color(red: 0.5535136463256224, green: 0.7484240418014939, blue: 0.42398616586590304) /* #8dbf6c */ : Color(red: 0.2195038358140185, green: 0.39073380480946723, blue: 0.1347121961928805) /* #386422 */
            }
        }

        var primaryBackground6: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9186777538832429, green: 0.45820754840072364, blue: 0.28958481297164235) /* #ea754a */ : Color(red: 0.6803963654864413, green: 0.19388055961092224, blue: 0.08825609148558661) /* #ae3117 */
            case .sea: isDark ? Color(red: 0.2852864710291596, green: 0.7440226246306446, blue: 0.8299970736339697) /* #49bed4 */ : Color(red: 0.026737967914438502, green: 0.37875775891075214, blue: 0.4739194621217483) /* #076179 */
            case .moss: isDark ? Color(red: 0.5567932094555755, green: 0.7518704672024009, blue: 0.42728225981783285) /* #8ec06d */ : Color(red: 0.22344026263050326, green: 0.39485866742772263, blue: 0.1389970085014606) /* #396523 */
            }
        }

        var primaryBackground7: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9224275400007416, green: 0.46157818575877296, blue: 0.29295466440447315) /* #eb764b */ : Color(red: 0.6852976248334723, green: 0.19882203496988618, blue: 0.09380818081315223) /* #af3318 */
            case .sea: isDark ? Color(red: 0.28937271278573756, green: 0.7474698342510273, blue: 0.8334942933877852) /* #4abfd5 */ : Color(red: 0.0320855614973262, green: 0.38295172719686865, blue: 0.4785930158204112) /* #08627a */
            case .moss: isDark ? Color(red: 0.5600727725855286, green: 0.755316892603308, blue: 0.43057835376976267) /* #8fc16e */ : Color(red: 0.22737668944698802, green: 0.398983530045978, blue: 0.14328182081004068) /* #3a6625 */
            }
        }

        var primaryBackground8: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9261773261182403, green: 0.46494882311682234, blue: 0.296324515837304) /* #ec774c */ : Color(red: 0.6901988841805033, green: 0.20376351032885012, blue: 0.09936027014071785) /* #b03419 */
            case .sea: isDark ? Color(red: 0.2934589545423155, green: 0.7509170438714101, blue: 0.8369915131416007) /* #4bbfd5 */ : Color(red: 0.037433155080213894, green: 0.3871456954829851, blue: 0.48326656951907404) /* #0a637b */
            case .moss: isDark ? Color(red: 0.5633523357154817, green: 0.758763318004215, blue: 0.4338744477216925) /* #90c16f */ : Color(red: 0.23131311626347276, green: 0.4031083926642334, blue: 0.14756663311862078) /* #3b6726 */
            }
        }

        var primaryBackground9: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9299271122357391, green: 0.46831946047487166, blue: 0.2996943672701349) /* #ed774c */ : Color(red: 0.6951001435275344, green: 0.20870498568781407, blue: 0.1049123594682835) /* #b1351b */
            case .sea: isDark ? Color(red: 0.29754519629889353, green: 0.7543642534917928, blue: 0.8404887328954163) /* #4cc0d6 */ : Color(red: 0.0427807486631016, green: 0.39133966376910156, blue: 0.4879401232177369) /* #0b647c */
            case .moss: isDark ? Color(red: 0.5666318988454347, green: 0.762209743405122, blue: 0.4371705416736223) /* #90c26f */ : Color(red: 0.23524954307995752, green: 0.40723325528248877, blue: 0.1518514454272009) /* #3c6827 */
            }
        }

        var primaryBackground10: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9336768983532377, green: 0.471690097832921, blue: 0.30306421870296574) /* #ee784d */ : Color(red: 0.7000014028745655, green: 0.213646461046778, blue: 0.11046444879584913) /* #b3361c */
            case .sea: isDark ? Color(red: 0.3016314380554715, green: 0.7578114631121756, blue: 0.8439859526492317) /* #4dc1d7 */ : Color(red: 0.0481283422459893, green: 0.395533632055218, blue: 0.49261367691639973) /* #0c657e */
            case .moss: isDark ? Color(red: 0.5699114619753879, green: 0.765656168806029, blue: 0.44046663562555216) /* #91c370 */ : Color(red: 0.23918596989644228, green: 0.41135811790074417, blue: 0.156136257735781) /* #3d6928 */
            }
        }

        var primaryBackground11: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9374266844707365, green: 0.4750607351909703, blue: 0.3064340701357966) /* #ef794e */ : Color(red: 0.7049026622215965, green: 0.21858793640574195, blue: 0.11601653812341475) /* #b4381e */
            case .sea: isDark ? Color(red: 0.3057176798120495, green: 0.7612586727325583, blue: 0.8474831724030473) /* #4ec2d8 */ : Color(red: 0.053475935828877004, green: 0.39972760034133453, blue: 0.49728723061506264) /* #0e667f */
            case .moss: isDark ? Color(red: 0.5731910251053409, green: 0.7691025942069362, blue: 0.443762729577482) /* #92c471 */ : Color(red: 0.243122396712927, green: 0.4154829805189995, blue: 0.16042107004436107) /* #3e6a29 */
            }
        }

        var primaryBackground13: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9381183834754854, green: 0.47568288420228844, blue: 0.3070621947082252) /* #ef794e */ : Color(red: 0.7068038555897825, green: 0.22056313064764144, blue: 0.11839362013762203) /* #b4381e */
            case .sea: isDark ? Color(red: 0.30650306334861843, green: 0.7618930267288573, blue: 0.8481268838482613) /* #4ec2d8 */ : Color(red: 0.05310416211831029, green: 0.401402510302929, blue: 0.49935581325679534) /* #0e667f */
            case .moss: isDark ? Color(red: 0.5737938425447181, green: 0.7697367622608782, blue: 0.44437052835241464) /* #92c471 */ : Color(red: 0.244645868979236, green: 0.4170761088663666, blue: 0.16211728975802342) /* #3e6a29 */
            }
        }

        var primaryBackground14: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9350602963627355, green: 0.47293439585555724, blue: 0.30432046784782296) /* #ee794e */ : Color(red: 0.7038037896109376, green: 0.21759684953057698, blue: 0.11521861282426368) /* #b3371d */
            case .sea: isDark ? Color(red: 0.3032022051286094, green: 0.7590801711047734, blue: 0.8452733755396599) /* #4dc2d8 */ : Color(red: 0.04738479482485586, green: 0.398883451978407, blue: 0.49675084219986526) /* #0c667f */
            case .moss: isDark ? Color(red: 0.571117096854142, green: 0.7669245049139132, blue: 0.44168223317541755) /* #92c471 */ : Color(red: 0.2422329144290602, green: 0.4145443745954782, blue: 0.15952869716310566) /* #3e6a29 */
            }
        }

        var primaryBackground15: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9320022092499856, green: 0.47018590750882605, blue: 0.3015787409874207) /* #ee784d */ : Color(red: 0.7008037236320928, green: 0.21463056841351252, blue: 0.11204360551090532) /* #b3371d */
            case .sea: isDark ? Color(red: 0.2999013469086004, green: 0.7562673154806895, blue: 0.8424198672310584) /* #4cc1d7 */ : Color(red: 0.041665427531401435, green: 0.396364393653885, blue: 0.4941458711429351) /* #0b657e */
            case .moss: isDark ? Color(red: 0.5684403511635661, green: 0.7641122475669482, blue: 0.4389939379984204) /* #91c370 */ : Color(red: 0.2398199598788844, green: 0.4120126403245899, blue: 0.1569401045681879) /* #3d6928 */
            }
        }

        var primaryBackground16: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9289441221372357, green: 0.46743741916209486, blue: 0.29883701412701846) /* #ed774c */ : Color(red: 0.6978036576532478, green: 0.21166428729644807, blue: 0.10886859819754696) /* #b2361c */
            case .sea: isDark ? Color(red: 0.29660048868859135, green: 0.7534544598566056, blue: 0.839566358922457) /* #4cc0d6 */ : Color(red: 0.035946060237947004, green: 0.393845335329363, blue: 0.491540900086005) /* #09647d */
            case .moss: isDark ? Color(red: 0.5657636054729901, green: 0.7612999902199832, blue: 0.43630564282142326) /* #90c26f */ : Color(red: 0.23740700532870862, green: 0.4094809060537016, blue: 0.15435151197327016) /* #3d6827 */
            }
        }

        var primaryBackground17: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9258860350244857, green: 0.4646889308153637, blue: 0.2960952872666162) /* #ec764c */ : Color(red: 0.6948035916744029, green: 0.2086980061793836, blue: 0.1056935908841886) /* #b1351b */
            case .sea: isDark ? Color(red: 0.2932996304685823, green: 0.7506416042325218, blue: 0.8367128506138556) /* #4bbfd5 */ : Color(red: 0.03022669294449257, green: 0.391326277004841, blue: 0.4889359290290749) /* #08647d */
            case .moss: isDark ? Color(red: 0.563086859782414, green: 0.7584877328730182, blue: 0.43361734764442617) /* #90c16f */ : Color(red: 0.23499405077853286, green: 0.4069491717828132, blue: 0.15176291937835237) /* #3c6827 */
            }
        }

        var primaryBackground18: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9228279479117358, green: 0.46194044246863253, blue: 0.29335356040621396) /* #eb764b */ : Color(red: 0.6918035256955579, green: 0.20573172506231915, blue: 0.10251858357083024) /* #b0341a */
            case .sea: isDark ? Color(red: 0.2899987722485733, green: 0.747828748608438, blue: 0.8338593423052542) /* #4abfd5 */ : Color(red: 0.02450732565103815, green: 0.38880721868031903, blue: 0.48633095797214476) /* #06637c */
            case .moss: isDark ? Color(red: 0.560410114091838, green: 0.7556754755260532, blue: 0.430929052467429) /* #8fc16e */ : Color(red: 0.23258109622835707, green: 0.4044174375119249, blue: 0.14917432678343462) /* #3b6726 */
            }
        }

        var primaryBackground19: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9197698607989859, green: 0.45919195412190134, blue: 0.2906118335458117) /* #eb754a */ : Color(red: 0.6888034597167131, green: 0.2027654439452547, blue: 0.0993435762574719) /* #b03419 */
            case .sea: isDark ? Color(red: 0.28669791402856426, green: 0.745015892984354, blue: 0.8310058339966527) /* #49bed4 */ : Color(red: 0.01878795835758372, green: 0.386288160355797, blue: 0.4837259869152146) /* #05637b */
            case .moss: isDark ? Color(red: 0.5577333684012621, green: 0.7528632181790882, blue: 0.4282407572904319) /* #8ec06d */ : Color(red: 0.23016814167818128, green: 0.40188570324103656, blue: 0.14658573418851686) /* #3b6625 */
            }
        }

        var primaryBackground20: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.916711773686236, green: 0.45644346577517014, blue: 0.28787010668540947) /* #ea7449 */ : Color(red: 0.6858033937378681, green: 0.19979916282819024, blue: 0.09616856894411353) /* #af3319 */
            case .sea: isDark ? Color(red: 0.28339705580855523, green: 0.7422030373602702, blue: 0.8281523256880513) /* #48bdd3 */ : Color(red: 0.013068591064129303, green: 0.383769102031275, blue: 0.48112101585828454) /* #03627b */
            case .moss: isDark ? Color(red: 0.555056622710686, green: 0.7500509608321232, blue: 0.4255524621134348) /* #8ebf6d */ : Color(red: 0.2277551871280055, green: 0.3993539689701482, blue: 0.1439971415935991) /* #3a6625 */
            }
        }

        var primaryBackground21: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.9136536865734861, green: 0.45369497742843895, blue: 0.2851283798250072) /* #e97449 */ : Color(red: 0.6828033277590232, green: 0.19683288171112578, blue: 0.09299356163075517) /* #ae3218 */
            case .sea: isDark ? Color(red: 0.2800961975885462, green: 0.7393901817361863, blue: 0.8252988173794499) /* #47bdd2 */ : Color(red: 0.007349223770674864, green: 0.38125004370675303, blue: 0.4785160448013544) /* #02617a */
            case .moss: isDark ? Color(red: 0.55237987702011, green: 0.7472387034851582, blue: 0.42286416693643764) /* #8dbf6c */ : Color(red: 0.2253422325778297, green: 0.39682223469925987, blue: 0.14140854899868135) /* #396524 */
            }
        }

        var onAccent: Color {
            switch theme {
            case .standard: isDark ? Color(rgb: 0x1F0C04) : Color(rgb: 0xFFFFFF)
            case .sea: isDark ? Color(rgb: 0x04181D) : Color(rgb: 0xFFFFFF)
            case .moss: isDark ? Color(rgb: 0x0D1A06) : Color(rgb: 0xFFFFFF)
            }
        }
        let primaryBorder = Color(rgb: 0xFFFFFF, opacity: 0.18)

        var primaryShadow: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.5327438192246947, green: 0.1730535425836822, blue: 0) /* #882c00 */ : Color(red: 0.4545291016758158, green: 0.07907124364105217, blue: 0) /* #741400 */
            case .sea: isDark ? Color(red: 0, green: 0.4142277660834081, blue: 0.47556005540463736) /* #006a79 */ : Color(red: 0, green: 0.22173318498298655, blue: 0.28405399537257403) /* #003948 */
            case .moss: isDark ? Color(red: 0.2546656195895031, green: 0.43251875280581203, blue: 0.10246043486954967) /* #416e1a */ : Color(red: 0.09146752696634383, green: 0.23988753802723722, blue: 0) /* #173d00 */
            }
        }
        var primaryPressedOverlay: Color { isDark ? Color(rgb: 0x000000, opacity: 0.1) : Color(rgb: 0xFFFFFF, opacity: 0.2) }
        var pressedInputBackground: Color { isDark ? Color(red: 0.26301278516778087, green: 0.27804096165763625, blue: 0.30814019243037927) /* #43474f */ : Color(red: 0.8661589122143748, green: 0.8507562688534985, blue: 0.8122634995431279) /* #ddd9cf */ }
        var pressedInputBackgroundTop: Color { isDark ? Color(red: 0.22204933629911067, green: 0.23665895078225047, blue: 0.26595298229323) /* #393c44 */ : Color(red: 0.8151086103889212, green: 0.7998753659262825, blue: 0.7618146144428141) /* #d0ccc2 */ }
        var pressedSystemBackground: Color { isDark ? Color(red: 0.175497720594589, green: 0.18670247719213723, blue: 0.21293131463412335) /* #2d3036 */ : Color(red: 0.7132633951663512, green: 0.694004253499347, blue: 0.6477995992131751) /* #b6b1a5 */ }
        var pressedSystemBackgroundTop: Color { isDark ? Color(red: 0.14668167340323573, green: 0.1575718505654465, blue: 0.1831215226059515) /* #25282f */ : Color(red: 0.6763105881370284, green: 0.6572331524217233, blue: 0.6114736894466569) /* #aca89c */ }

        var pressedPrimaryBackground: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.8725522816311243, green: 0.41672071512585807, blue: 0.2477860017013549) /* #df6a3f */ : Color(red: 0.6424657674865015, green: 0.15482010246681957, blue: 0.041160200843229154) /* #a4270a */
            case .sea: isDark ? Color(red: 0.23332788176530767, green: 0.7016892633774096, blue: 0.7870425134299667) /* #3bb3c9 */ : Color(red: 0, green: 0.34604846621777685, blue: 0.43618256528346583) /* #00586f */
            case .moss: isDark ? Color(red: 0.5165496570358699, green: 0.709548696103694, blue: 0.386740120808041) /* #84b563 */ : Color(red: 0.19300856490923504, green: 0.3630160118862704, blue: 0.10533313815410866) /* #315d1b */
            }
        }

        var pressedPrimaryBackgroundTop: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.8316706611310132, green: 0.37986006373654146, blue: 0.20971877861776844) /* #d46135 */ : Color(red: 0.5981371541255961, green: 0.11763898129489653, blue: 0) /* #991e00 */
            case .sea: isDark ? Color(red: 0.18202877080256447, green: 0.6643223978730396, blue: 0.7491122679717706) /* #2ea9bf */ : Color(red: 0, green: 0.31124585564179047, blue: 0.3935865265999507) /* #004f64 */
            case .moss: isDark ? Color(red: 0.4810933808966725, green: 0.6721966082132711, blue: 0.350778950033577) /* #7bab59 */ : Color(red: 0.16087700095503576, green: 0.3296706758666179, blue: 0.06615808074449256) /* #295411 */
            }
        }

        var pressedPrimaryBackgroundBottom: Color {
            switch theme {
            case .standard: isDark ? Color(red: 0.8862283483581944, green: 0.42903017578198854, blue: 0.26029232847340206) /* #e26d42 */ : Color(red: 0.6558900687512862, green: 0.16917318281610252, blue: 0.06049564484775844) /* #a72b0f */
            case .sea: isDark ? Color(red: 0.2492885499708251, green: 0.714219508281373, blue: 0.7997587777918853) /* #40b6cc */ : Color(red: 0, green: 0.3577879174801698, blue: 0.450551693628434) /* #005b73 */
            case .moss: isDark ? Color(red: 0.5284518913555343, green: 0.7220749024468003, blue: 0.3987609501464171) /* #87b866 */ : Color(red: 0.2037581285480795, green: 0.3742343543364457, blue: 0.1175729469585601) /* #345f1e */
            }
        }
        var plateTop: Color { isDark ? Color(rgb: 0x2F3136) : Color(rgb: 0xCBC7BE) }
        var plateLow: Color { isDark ? Color(rgb: 0x17181B) : Color(rgb: 0xAEAA9F) }
        var autocorrectBackground: Color { isDark ? Color(rgb: 0xFFFFFF, opacity: 0.12) : Color(rgb: 0xFFFFFF, opacity: 0.45) }
        var separator: Color { isDark ? Color(rgb: 0xF2F3F5, opacity: 0.25) : Color(rgb: 0x2B2824, opacity: 0.25) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Keycap, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Keycap as a style service.
class KeycapStyleService: KeyboardStyle.StandardStyleService {

    let theme: KeycapTheme

    init(theme: KeycapTheme = .standard, keyboardContext: KeyboardContext) {
        self.theme = theme
        super.init(keyboardContext: keyboardContext)
    }

    override var backgroundStyle: Keyboard.Background {
        theme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        theme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        theme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        theme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        theme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        theme.toolbarStyle(for: keyboardContext)
    }
}
