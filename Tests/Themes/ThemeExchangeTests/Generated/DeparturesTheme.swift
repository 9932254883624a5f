// swift-format-ignore-file
// The keyboard theme Departures, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

extension View {

    /// Style keyboards, their callouts and toolbars as Departures.
    func departuresTheme(for context: KeyboardContext) -> some View {
        self
            .keyboardViewStyle(DeparturesTheme.viewStyle(for: context))
            .keyboardButtonStyle { params in
                DeparturesTheme.buttonStyle(
                    for: params.action, isPressed: params.isPressed, context: context)
            }
            .keyboardCalloutStyle(DeparturesTheme.calloutStyle(for: context))
            .autocompleteToolbarStyle(DeparturesTheme.toolbarStyle(for: context))
    }
}

/// The theme Departures.
enum DeparturesTheme {}

extension DeparturesTheme {

    /// Return the style of the keyboard as a whole.
    static func viewStyle(for context: KeyboardContext) -> KeyboardViewStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardViewStyle()
        style.background = .verticalGradient([colors.frameHigh, colors.frameLow])
        style.foregroundColor = colors.text
        return style
    }

    /// Return the style of a key.
    static func buttonStyle(
        for action: KeyboardAction, isPressed: Bool, context: KeyboardContext
    ) -> Keyboard.ButtonStyle {
        // The faces stay as they are; an overlay shows that a key is pressed.
        var style = action.standardButtonStyle(for: context, isPressed: false)
        guard !action.isSpacer else { return style }
        let colors = Colors(isDark: context.colorScheme == .dark)
        style.cornerRadius = 4
        style.borderColor = colors.keyBorder
        style.borderSize = 0.5
        style.shadowColor = .clear
        style.pressedOverlayColor = .clear
        if action.isPrimaryAction {
            style.background = .verticalGradient(
                [colors.amberHigh, colors.primaryBackground2, colors.primaryBackground3, colors.primaryBackground4, colors.primaryBackground5, colors.primaryBackground6, colors.primaryBackground7, colors.primaryBackground8, colors.primaryBackground9, colors.primaryBackground10, colors.primaryBackground11, colors.primaryBackground12, colors.amberSeam, colors.primaryBackground14, colors.primaryBackground15, colors.primaryBackground16, colors.primaryBackground17, colors.primaryBackground18, colors.primaryBackground19, colors.primaryBackground20, colors.primaryBackground21, colors.primaryBackground22, colors.primaryBackground23, colors.primaryBackground24, colors.amberFoot])
            style.foregroundColor = colors.black
            style.fontWeight = .semibold
        } else {
            style.background = .verticalGradient(
                [colors.leafHigh, colors.keyBackground2, colors.keyBackground3, colors.keyBackground4, colors.keyBackground5, colors.keyBackground6, colors.keyBackground7, colors.keyBackground8, colors.keyBackground9, colors.keyBackground10, colors.keyBackground11, colors.keyBackground12, colors.gap, colors.keyBackground14, colors.keyBackground15, colors.keyBackground16, colors.keyBackground17, colors.keyBackground18, colors.keyBackground19, colors.keyBackground20, colors.keyBackground21, colors.keyBackground22, colors.keyBackground23, colors.keyBackground24, colors.leafFoot])
            style.foregroundColor = .white
            style.fontWeight = .medium
        }
        if isPressed {
            if action.isPrimaryAction {
                style.background = .verticalGradient(
                    [colors.amberSeam, colors.pressedPrimaryBackground2, colors.pressedPrimaryBackground3, colors.pressedPrimaryBackground4, colors.pressedPrimaryBackground5, colors.pressedPrimaryBackground6, colors.pressedPrimaryBackground7, colors.pressedPrimaryBackground8, colors.pressedPrimaryBackground9, colors.pressedPrimaryBackground10, colors.pressedPrimaryBackground11, colors.pressedPrimaryBackground12, colors.amberSeam, colors.pressedPrimaryBackground14, colors.pressedPrimaryBackground15, colors.pressedPrimaryBackground16, colors.pressedPrimaryBackground17, colors.pressedPrimaryBackground18, colors.pressedPrimaryBackground19, colors.pressedPrimaryBackground20, colors.pressedPrimaryBackground21, colors.pressedPrimaryBackground22, colors.pressedPrimaryBackground23, colors.pressedPrimaryBackground24, colors.amberMiddle])
            } else {
                style.background = .verticalGradient(
                    [colors.gap, colors.pressedInputBackground2, colors.pressedInputBackground3, colors.pressedInputBackground4, colors.pressedInputBackground5, colors.pressedInputBackground6, colors.pressedInputBackground7, colors.pressedInputBackground8, colors.pressedInputBackground9, colors.pressedInputBackground10, colors.pressedInputBackground11, colors.pressedInputBackground12, colors.gap, colors.pressedInputBackground14, colors.pressedInputBackground15, colors.pressedInputBackground16, colors.pressedInputBackground17, colors.pressedInputBackground18, colors.pressedInputBackground19, colors.pressedInputBackground20, colors.pressedInputBackground21, colors.pressedInputBackground22, colors.pressedInputBackground23, colors.pressedInputBackground24, colors.leafMiddle])
            }
        }
        return style
    }

    /// Return the style of callouts.
    static func calloutStyle(for context: KeyboardContext) -> KeyboardCallout.CalloutStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = KeyboardCallout.CalloutStyle.standard
        style.actionItemFont = KeyboardFont(.title3, .medium)
        style.backgroundColor = colors.leafMiddle
        style.borderColor = colors.keyBorder
        style.buttonOverlayCornerRadius = 4
        style.cornerRadius = 6
        style.foregroundColor = .white
        style.inputItemFont = KeyboardFont(.largeTitle, .medium)
        style.selectedBackgroundColor = colors.yellow
        style.selectedForegroundColor = colors.black
        style.shadowColor = colors.calloutShadow
        style.shadowRadius = 6
        return style
    }

    /// Return the style of the autocomplete toolbar.
    static func toolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle {
        let colors = Colors(isDark: context.colorScheme == .dark)
        var style = Autocomplete.ToolbarStyle.standard
        style.item.titleColor = colors.text
        style.item.subtitleColor = colors.text
        style.autocorrectItem.titleColor = colors.yellow
        style.autocorrectItem.subtitleColor = colors.yellow
        style.item.titleFont = KeyboardFont(.system(size: 17), .medium)
        style.autocorrectItem.titleFont = KeyboardFont(.system(size: 17), .semibold)
        style.autocorrectItem.backgroundCornerRadius = 4
        style.separator.color = colors.separator
        return style
    }
}

// The keyboard theme Departures, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import Foundation

extension DeparturesTheme {

    /// The colors of the theme.
    struct Colors {
        let isDark: Bool

        var leafHigh: Color { isDark ? Color(rgb: 0x37393D) : Color(rgb: 0x1C3F94) }
        var keyBackground2: Color { isDark ? Color(red: 0.21166827386692383, green: 0.2195114111218258, blue: 0.23486285224472303) /* #36383c */ : Color(red: 0.10812975463409408, green: 0.24404532304725168, blue: 0.573360655737705) /* #1c3e92 */ }
        var keyBackground3: Color { isDark ? Color(red: 0.20765027322404372, green: 0.21549341047894569, blue: 0.23051001821493625) /* #35373b */ : Color(red: 0.10645558769956069, green: 0.24103182256509162, blue: 0.5663291546126648) /* #1b3d90 */ }
        var keyBackground4: Color { isDark ? Color(red: 0.20363227258116362, green: 0.21147540983606558, blue: 0.2261571841851495) /* #34363a */ : Color(red: 0.10478142076502732, green: 0.23801832208293155, blue: 0.5592976534876246) /* #1b3d8f */ }
        var keyBackground5: Color { isDark ? Color(red: 0.19961427193828352, green: 0.20745740919318548, blue: 0.2218043501553627) /* #333539 */ : Color(red: 0.10310725383049395, green: 0.23500482160077146, blue: 0.5522661523625844) /* #1a3c8d */ }
        var keyBackground6: Color { isDark ? Color(red: 0.1955962712954034, green: 0.20343940855030537, blue: 0.21745151612557592) /* #323437 */ : Color(red: 0.10143308689596056, green: 0.23199132111861137, blue: 0.5452346512375442) /* #1a3b8b */ }
        var keyBackground7: Color { isDark ? Color(red: 0.1915782706525233, green: 0.19942140790742527, blue: 0.21309868209578914) /* #313336 */ : Color(red: 0.09975891996142719, green: 0.2289778206364513, blue: 0.5382031501125041) /* #193a89 */ }
        var keyBackground8: Color { isDark ? Color(red: 0.1875602700096432, green: 0.19540340726454516, blue: 0.20874584806600235) /* #303235 */ : Color(red: 0.09808475302689382, green: 0.22596432015429121, blue: 0.5311716489874638) /* #193a87 */ }
        var keyBackground9: Color { isDark ? Color(red: 0.1835422693667631, green: 0.1913854066216651, blue: 0.20439301403621557) /* #2f3134 */ : Color(red: 0.09641058609236045, green: 0.22295081967213115, blue: 0.5241401478624237) /* #193986 */ }
        var keyBackground10: Color { isDark ? Color(red: 0.179524268723883, green: 0.18736740597878498, blue: 0.2000401800064288) /* #2e3033 */ : Color(red: 0.09473641915782706, green: 0.21993731918997106, blue: 0.5171086467373835) /* #183884 */ }
        var keyBackground11: Color { isDark ? Color(red: 0.1755062680810029, green: 0.18334940533590488, blue: 0.19568734597664203) /* #2d2f32 */ : Color(red: 0.09306225222329369, green: 0.216923818707811, blue: 0.5100771456123433) /* #183782 */ }
        var keyBackground12: Color { isDark ? Color(red: 0.1714882674381228, green: 0.17933140469302478, blue: 0.19133451194685525) /* #2c2e31 */ : Color(red: 0.09138808528876032, green: 0.21391031822565093, blue: 0.5030456444873032) /* #173780 */ }
        var gap: Color { isDark ? Color(rgb: 0x060607) : Color(rgb: 0x071738) }
        var keyBackground14: Color { isDark ? Color(red: 0.1394005143040823, green: 0.14356048430301083, blue: 0.15532519018536378) /* #242528 */ : Color(red: 0.0837833494053359, green: 0.19846244508732455, blue: 0.46798992821172186) /* #153377 */ }
        var keyBackground15: Color { isDark ? Color(red: 0.14241401478624238, green: 0.14690881817207757, blue: 0.15867352405443053) /* #242528 */ : Color(red: 0.08579234972677596, green: 0.2018107789563913, blue: 0.4753562627236687) /* #163379 */ }
        var keyBackground16: Color { isDark ? Color(red: 0.14542751526840245, green: 0.15025715204114432, blue: 0.16202185792349727) /* #252629 */ : Color(red: 0.087801350048216, green: 0.20515911282545804, blue: 0.48272259723561556) /* #16347b */ }
        var keyBackground17: Color { isDark ? Color(red: 0.1484410157505625, green: 0.15360548591021106, blue: 0.16537019179256401) /* #26272a */ : Color(red: 0.08981035036965605, green: 0.2085074466945248, blue: 0.4900889317475624) /* #17357d */ }
        var keyBackground18: Color { isDark ? Color(red: 0.1514545162327226, green: 0.15695381977927783, blue: 0.16871852566163079) /* #27282b */ : Color(red: 0.09181935069109612, green: 0.21185578056359156, blue: 0.4974552662595093) /* #17367f */ }
        var keyBackground19: Color { isDark ? Color(red: 0.1544680167148827, green: 0.16030215364834458, blue: 0.17206685953069753) /* #27292c */ : Color(red: 0.09382835101253616, green: 0.2152041144326583, blue: 0.5048216007714561) /* #183781 */ }
        var keyBackground20: Color { isDark ? Color(red: 0.15748151719704276, green: 0.16365048751741135, blue: 0.1754151933997643) /* #282a2d */ : Color(red: 0.09583735133397621, green: 0.21855244830172504, blue: 0.512187935283403) /* #183883 */ }
        var keyBackground21: Color { isDark ? Color(red: 0.16049501767920282, green: 0.1669988213864781, blue: 0.17876352726883105) /* #292b2e */ : Color(red: 0.09784635165541626, green: 0.22190078217079182, blue: 0.5195542697953499) /* #193984 */ }
        var keyBackground22: Color { isDark ? Color(red: 0.16350851816136291, green: 0.17034715525554484, blue: 0.1821118611378978) /* #2a2b2e */ : Color(red: 0.09985535197685631, green: 0.22524911603985856, blue: 0.5269206043072967) /* #193986 */ }
        var keyBackground23: Color { isDark ? Color(red: 0.16652201864352298, green: 0.17369548912461158, blue: 0.18546019500696453) /* #2a2c2f */ : Color(red: 0.10186435229829637, green: 0.2285974499089253, blue: 0.5342869388192436) /* #1a3a88 */ }
        var keyBackground24: Color { isDark ? Color(red: 0.16953551912568307, green: 0.17704382299367835, blue: 0.1888085288760313) /* #2b2d30 */ : Color(red: 0.10387335261973642, green: 0.23194578377799208, blue: 0.5416532733311905) /* #1a3b8a */ }
        var leafFoot: Color { isDark ? Color(rgb: 0x2C2E31) : Color(rgb: 0x1B3C8C) }
        var keyBorder: Color { isDark ? Color(rgb: 0x000000) : Color(rgb: 0x0A1C47) }
        let amberHigh = Color(rgb: 0xFFDC5C)
        let primaryBackground2 = Color(red: 1, green: 0.8587270973963356, blue: 0.34538197792778313) /* #ffdb58 */
        let primaryBackground3 = Color(red: 1, green: 0.8547090967534555, blue: 0.3299796421300761) /* #ffda54 */
        let primaryBackground4 = Color(red: 1, green: 0.8506910961105754, blue: 0.314577306332369) /* #ffd950 */
        let primaryBackground5 = Color(red: 1, green: 0.8466730954676953, blue: 0.29917497053466197) /* #ffd84c */
        let primaryBackground6 = Color(red: 1, green: 0.8426550948248152, blue: 0.2837726347369549) /* #ffd748 */
        let primaryBackground7 = Color(red: 1, green: 0.8386370941819351, blue: 0.26837029893924785) /* #ffd644 */
        let primaryBackground8 = Color(red: 1, green: 0.834619093539055, blue: 0.25296796314154074) /* #ffd541 */
        let primaryBackground9 = Color(red: 1, green: 0.8306010928961749, blue: 0.2375656273438337) /* #ffd43d */
        let primaryBackground10 = Color(red: 1, green: 0.8265830922532947, blue: 0.22216329154612666) /* #ffd339 */
        let primaryBackground11 = Color(red: 1, green: 0.8225650916104147, blue: 0.20676095574841957) /* #ffd235 */
        let primaryBackground12 = Color(red: 1, green: 0.8185470909675345, blue: 0.19135861995071252) /* #ffd131 */
        let amberSeam = Color(rgb: 0xC8960C)
        let primaryBackground14 = Color(red: 0.9631683274402657, green: 0.7592467588128147, blue: 0.09864727311689703) /* #f6c219 */
        let primaryBackground15 = Color(red: 0.9665166613093324, green: 0.7625950926818814, blue: 0.10500910746812386) /* #f6c21b */
        let primaryBackground16 = Color(red: 0.9698649951783993, green: 0.7659434265509483, blue: 0.1113709418193507) /* #f7c31c */
        let primaryBackground17 = Color(red: 0.973213329047466, green: 0.769291760420015, blue: 0.11773277617057752) /* #f8c41e */
        let primaryBackground18 = Color(red: 0.9765616629165328, green: 0.7726400942890818, blue: 0.12409461052180436) /* #f9c520 */
        let primaryBackground19 = Color(red: 0.9799099967855995, green: 0.7759884281581485, blue: 0.13045644487303118) /* #fac621 */
        let primaryBackground20 = Color(red: 0.9832583306546663, green: 0.7793367620272152, blue: 0.13681827922425802) /* #fbc723 */
        let primaryBackground21 = Color(red: 0.986606664523733, green: 0.782685095896282, blue: 0.14318011357548485) /* #fcc825 */
        let primaryBackground22 = Color(red: 0.9899549983927998, green: 0.7860334297653487, blue: 0.14954194792671166) /* #fcc826 */
        let primaryBackground23 = Color(red: 0.9933033322618665, green: 0.7893817636344155, blue: 0.1559037822779385) /* #fdc928 */
        let primaryBackground24 = Color(red: 0.9966516661309333, green: 0.7927300975034822, blue: 0.16226561662916533) /* #feca29 */
        let amberFoot = Color(rgb: 0xFFCB2B)
        let black = Color(rgb: 0x17130A)
        var pressedInputBackground2: Color { isDark ? Color(red: 0.03323957998499946, green: 0.03357441337190614, blue: 0.03816564877317047) /* #08090a */ : Color(red: 0.03213864780885031, green: 0.09923657987785278, blue: 0.24036751312546878) /* #08193d */ }
        var pressedInputBackground3: Color { isDark ? Color(red: 0.04294974820529304, green: 0.043619414979106395, blue: 0.048880317154184075) /* #0b0b0c */ : Color(red: 0.03682631522554377, green: 0.108277081324333, blue: 0.26112718311368266) /* #091c43 */ }
        var pressedInputBackground4: Color { isDark ? Color(red: 0.05265991642558663, green: 0.05366441658630665, blue: 0.05959498553519768) /* #0d0e0f */ : Color(red: 0.04151398264223722, green: 0.11731758277081324, blue: 0.2818868531018965) /* #0b1e48 */ }
        var pressedInputBackground5: Color { isDark ? Color(red: 0.06237008464588021, green: 0.06370941819350691, blue: 0.0703096539162113) /* #101012 */ : Color(red: 0.04620165005893068, green: 0.12635808421729347, blue: 0.30264652309011036) /* #0c204d */ }
        var pressedInputBackground6: Color { isDark ? Color(red: 0.0720802528661738, green: 0.07375441980070717, blue: 0.0810243222972249) /* #121315 */ : Color(red: 0.05088931747562413, green: 0.13539858566377372, blue: 0.32340619307832424) /* #0d2352 */ }
        var pressedInputBackground7: Color { isDark ? Color(red: 0.08179042108646738, green: 0.08379942140790742, blue: 0.0917389906782385) /* #151517 */ : Color(red: 0.05557698489231758, green: 0.14443908711025394, blue: 0.34416586306653807) /* #0e2558 */ }
        var pressedInputBackground8: Color { isDark ? Color(red: 0.09150058930676097, green: 0.09384442301510769, blue: 0.10245365905925212) /* #17181a */ : Color(red: 0.06026465230901104, green: 0.15347958855673416, blue: 0.36492553305475195) /* #0f275d */ }
        var pressedInputBackground9: Color { isDark ? Color(red: 0.10121075752705454, green: 0.10388942462230794, blue: 0.11316832744026573) /* #1a1a1d */ : Color(red: 0.06495231972570449, green: 0.16252009000321438, blue: 0.38568520304296583) /* #112962 */ }
        var pressedInputBackground10: Color { isDark ? Color(red: 0.11092092574734813, green: 0.1139344262295082, blue: 0.12388299582127933) /* #1c1d20 */ : Color(red: 0.06963998714239794, green: 0.17156059144969463, blue: 0.4064448730311797) /* #122c68 */ }
        var pressedInputBackground11: Color { isDark ? Color(red: 0.12063109396764171, green: 0.12397942783670846, blue: 0.13459766420229294) /* #1f2022 */ : Color(red: 0.0743276545590914, green: 0.18060109289617488, blue: 0.4272045430193936) /* #132e6d */ }
        var pressedInputBackground12: Color { isDark ? Color(red: 0.1303412621879353, green: 0.13402442944390872, blue: 0.14531233258330656) /* #212225 */ : Color(red: 0.07901532197578484, green: 0.1896415943426551, blue: 0.44796421300760747) /* #143072 */ }
        var pressedInputBackground14: Color { isDark ? Color(red: 0.2128254580520733, green: 0.22066859530697527, blue: 0.23611646844530162) /* #36383c */ : Color(red: 0.10861191471123968, green: 0.2449132111861138, blue: 0.5753857280617165) /* #1c3e93 */ }
        var pressedInputBackground15: Color { isDark ? Color(red: 0.20880745740919318, green: 0.21665059466409514, blue: 0.23176363441551484) /* #35373b */ : Color(red: 0.10693774777670631, green: 0.24189971070395372, blue: 0.5683542269366764) /* #1b3e91 */ }
        var pressedInputBackground16: Color { isDark ? Color(red: 0.2047894567663131, green: 0.21263259402121507, blue: 0.22741080038572808) /* #34363a */ : Color(red: 0.10526358084217294, green: 0.23888621022179365, blue: 0.5613227258116362) /* #1b3d8f */ }
        var pressedInputBackground17: Color { isDark ? Color(red: 0.200771456123433, green: 0.20861459337833496, blue: 0.2230579663559413) /* #333539 */ : Color(red: 0.10358941390763957, green: 0.23587270973963356, blue: 0.554291224686596) /* #1a3c8d */ }
        var pressedInputBackground18: Color { isDark ? Color(red: 0.1967534554805529, green: 0.20459659273545483, blue: 0.21870513232615452) /* #323438 */ : Color(red: 0.10191524697310618, green: 0.23285920925747347, blue: 0.5472597235615558) /* #1a3b8c */ }
        var pressedInputBackground19: Color { isDark ? Color(red: 0.1927354548376728, green: 0.20057859209257475, blue: 0.21435229829636773) /* #313337 */ : Color(red: 0.10024108003857281, green: 0.2298457087753134, blue: 0.5402282224365156) /* #1a3b8a */ }
        var pressedInputBackground20: Color { isDark ? Color(red: 0.1887174541947927, green: 0.19656059144969465, blue: 0.20999946426658095) /* #303236 */ : Color(red: 0.09856691310403942, green: 0.22683220829315334, blue: 0.5331967213114754) /* #193a88 */ }
        var pressedInputBackground21: Color { isDark ? Color(red: 0.18469945355191258, green: 0.19254259080681455, blue: 0.20564663023679416) /* #2f3134 */ : Color(red: 0.09689274616950605, green: 0.22381870781099325, blue: 0.5261652201864353) /* #193986 */ }
        var pressedInputBackground22: Color { isDark ? Color(red: 0.18068145290903248, green: 0.18852459016393444, blue: 0.20129379620700738) /* #2e3033 */ : Color(red: 0.09521857923497268, green: 0.2208052073288332, blue: 0.519133719061395) /* #183884 */ }
        var pressedInputBackground23: Color { isDark ? Color(red: 0.17666345226615238, green: 0.18450658952105434, blue: 0.19694096217722062) /* #2d2f32 */ : Color(red: 0.0935444123004393, green: 0.2177917068466731, blue: 0.5121022179363549) /* #183883 */ }
        var pressedInputBackground24: Color { isDark ? Color(red: 0.17264545162327227, green: 0.18048858887817423, blue: 0.19258812814743384) /* #2c2e31 */ : Color(red: 0.09187024536590592, green: 0.214778206364513, blue: 0.5050707168113147) /* #173781 */ }
        var leafMiddle: Color { isDark ? Color(rgb: 0x2B2D30) : Color(rgb: 0x17367F) }
        let pressedPrimaryBackground2 = Color(red: 0.7993812279009964, green: 0.6026331297546341, blue: 0.05107682417229187) /* #cc9a0d */
        let pressedPrimaryBackground3 = Color(red: 0.8144487303117969, green: 0.6170309653916212, blue: 0.05509482481517197) /* #d09d0e */
        let pressedPrimaryBackground4 = Color(red: 0.8295162327225972, green: 0.6314288010286082, blue: 0.05911282545805207) /* #d4a10f */
        let pressedPrimaryBackground5 = Color(red: 0.8445837351333976, green: 0.6458266366655951, blue: 0.06313082610093218) /* #d7a510 */
        let pressedPrimaryBackground6 = Color(red: 0.859651237544198, green: 0.6602244723025822, blue: 0.06714882674381228) /* #dba811 */
        let pressedPrimaryBackground7 = Color(red: 0.8747187399549984, green: 0.6746223079395692, blue: 0.07116682738669237) /* #dfac12 */
        let pressedPrimaryBackground8 = Color(red: 0.8897862423657988, green: 0.6890201435765563, blue: 0.07518482802957249) /* #e3b013 */
        let pressedPrimaryBackground9 = Color(red: 0.9048537447765992, green: 0.7034179792135433, blue: 0.07920282867245258) /* #e7b314 */
        let pressedPrimaryBackground10 = Color(red: 0.9199212471873995, green: 0.7178158148505304, blue: 0.08322082931533269) /* #ebb715 */
        let pressedPrimaryBackground11 = Color(red: 0.9349887495982, green: 0.7322136504875174, blue: 0.08723882995821279) /* #eebb16 */
        let pressedPrimaryBackground12 = Color(red: 0.9500562520090003, green: 0.7466114861245045, blue: 0.0912568306010929) /* #f2be17 */
        let pressedPrimaryBackground14 = Color(red: 1, green: 0.8598842815814851, blue: 0.3498178506375228) /* #ffdb59 */
        let pressedPrimaryBackground15 = Color(red: 1, green: 0.855866280938605, blue: 0.3344155148398157) /* #ffda55 */
        let pressedPrimaryBackground16 = Color(red: 1, green: 0.8518482802957249, blue: 0.31901317904210863) /* #ffd951 */
        let pressedPrimaryBackground17 = Color(red: 1, green: 0.8478302796528447, blue: 0.3036108432444016) /* #ffd84d */
        let pressedPrimaryBackground18 = Color(red: 1, green: 0.8438122790099647, blue: 0.2882085074466945) /* #ffd749 */
        let pressedPrimaryBackground19 = Color(red: 1, green: 0.8397942783670845, blue: 0.27280617164898746) /* #ffd646 */
        let pressedPrimaryBackground20 = Color(red: 1, green: 0.8357762777242045, blue: 0.2574038358512804) /* #ffd542 */
        let pressedPrimaryBackground21 = Color(red: 1, green: 0.8317582770813243, blue: 0.24200150005357332) /* #ffd43e */
        let pressedPrimaryBackground22 = Color(red: 1, green: 0.8277402764384443, blue: 0.2265991642558663) /* #ffd33a */
        let pressedPrimaryBackground23 = Color(red: 1, green: 0.8237222757955641, blue: 0.21119682845815924) /* #ffd236 */
        let pressedPrimaryBackground24 = Color(red: 1, green: 0.819704275152684, blue: 0.19579449266045215) /* #ffd132 */
        let amberMiddle = Color(rgb: 0xFFD02E)
        var frameHigh: Color { isDark ? Color(rgb: 0x1B1C1E) : Color(rgb: 0xE4E6E8) }
        var frameLow: Color { isDark ? Color(rgb: 0x0E0F10) : Color(rgb: 0xC3C7CB) }
        var text: Color { isDark ? Color(rgb: 0xF4F4F2) : Color(rgb: 0x10224F) }
        let yellow = Color(rgb: 0xFFD532)
        let calloutShadow = Color(rgb: 0x000000, opacity: 0.45)
        var separator: Color { isDark ? Color(rgb: 0x060607, opacity: 0.35) : Color(rgb: 0x071738, opacity: 0.35) }
    }
}

extension Color {

    fileprivate init(rgb: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, opacity: opacity)
    }
}

// The keyboard theme Departures, by kbrender, MIT, for KeyboardKit 9.5.
// Written by `kbrender theme export --to keyboardkit`.

import KeyboardKit
import Foundation

/// The theme Departures as a style service.
class DeparturesStyleService: KeyboardStyle.StandardStyleService {

    override var backgroundStyle: Keyboard.Background {
        DeparturesTheme.viewStyle(for: keyboardContext).background ?? super.backgroundStyle
    }

    override var foregroundColor: Color? {
        DeparturesTheme.viewStyle(for: keyboardContext).foregroundColor ?? super.foregroundColor
    }

    override var keyboardEdgeInsets: EdgeInsets {
        DeparturesTheme.viewStyle(for: keyboardContext).edgeInsets ?? super.keyboardEdgeInsets
    }

    override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> Keyboard.ButtonStyle {
        DeparturesTheme.buttonStyle(for: action, isPressed: isPressed, context: keyboardContext)
    }

    override var calloutStyle: KeyboardCallout.CalloutStyle? {
        DeparturesTheme.calloutStyle(for: keyboardContext)
    }

    override var autocompleteToolbarStyle: Autocomplete.ToolbarStyle {
        DeparturesTheme.toolbarStyle(for: keyboardContext)
    }
}
