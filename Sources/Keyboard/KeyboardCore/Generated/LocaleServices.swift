// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Services of the locales; each can be subclassed.
extension KeyboardLayout.ProService {

  open class English: Base { open override class var localeIdentifier: String { "en" } }
  open class Afrikaans: Base { open override class var localeIdentifier: String { "af" } }
  open class Albanian: Base { open override class var localeIdentifier: String { "sq" } }
  open class Amharic: Base { open override class var localeIdentifier: String { "am" } }
  open class Arabic: Base { open override class var localeIdentifier: String { "ar" } }
  open class ArabicPc: Base { open override class var localeIdentifier: String { "ar_PC" } }
  open class Armenian: Base { open override class var localeIdentifier: String { "hy" } }
  open class Assamese: Base { open override class var localeIdentifier: String { "as" } }
  open class Azerbaijani: Base { open override class var localeIdentifier: String { "az" } }
  open class Bashkir: Base { open override class var localeIdentifier: String { "ba" } }
  open class Basque: Base { open override class var localeIdentifier: String { "eu" } }
  open class Belarusian: Base { open override class var localeIdentifier: String { "be" } }
  open class Bengali: Base { open override class var localeIdentifier: String { "bn" } }
  open class Breton: Base { open override class var localeIdentifier: String { "br" } }
  open class Bulgarian: Base { open override class var localeIdentifier: String { "bg" } }
  open class Burmese: Base { open override class var localeIdentifier: String { "my" } }
  open class Catalan: Base { open override class var localeIdentifier: String { "ca" } }
  open class Cherokee: Base { open override class var localeIdentifier: String { "chr" } }
  open class Chuvash: Base { open override class var localeIdentifier: String { "cv" } }
  open class Croatian: Base { open override class var localeIdentifier: String { "hr" } }
  open class Czech: Base { open override class var localeIdentifier: String { "cs" } }
  open class Danish: Base { open override class var localeIdentifier: String { "da" } }
  open class Divehi: Base { open override class var localeIdentifier: String { "dv" } }
  open class Dutch: Base { open override class var localeIdentifier: String { "nl" } }
  open class DutchBelgium: Base { open override class var localeIdentifier: String { "nl_BE" } }
  open class Dzongkha: Base { open override class var localeIdentifier: String { "dz" } }
  open class EnglishAustralia: Base { open override class var localeIdentifier: String { "en_AU" } }
  open class EnglishCanada: Base { open override class var localeIdentifier: String { "en_CA" } }
  open class EnglishGb: Base { open override class var localeIdentifier: String { "en_GB" } }
  open class EnglishUs: Base { open override class var localeIdentifier: String { "en_US" } }
  open class Esperanto: Base { open override class var localeIdentifier: String { "eo" } }
  open class Estonian: Base { open override class var localeIdentifier: String { "et" } }
  open class Faroese: Base { open override class var localeIdentifier: String { "fo" } }
  open class Filipino: Base { open override class var localeIdentifier: String { "fil" } }
  open class Finnish: Base { open override class var localeIdentifier: String { "fi" } }
  open class French: Base { open override class var localeIdentifier: String { "fr" } }
  open class FrenchCanada: Base { open override class var localeIdentifier: String { "fr_CA" } }
  open class FrenchBelgium: Base { open override class var localeIdentifier: String { "fr_BE" } }
  open class FrenchSwitzerland: Base {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  open class Galician: Base { open override class var localeIdentifier: String { "gl" } }
  open class Georgian: Base { open override class var localeIdentifier: String { "ka" } }
  open class German: Base { open override class var localeIdentifier: String { "de" } }
  open class GermanAustria: Base { open override class var localeIdentifier: String { "de_AT" } }
  open class GermanSwitzerland: Base {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: Base { open override class var localeIdentifier: String { "el" } }
  open class Gujarati: Base { open override class var localeIdentifier: String { "gu" } }
  open class Hausa: Base { open override class var localeIdentifier: String { "ha" } }
  open class Hawaiian: Base { open override class var localeIdentifier: String { "haw" } }
  open class Hebrew: Base { open override class var localeIdentifier: String { "he_IL" } }
  open class Hindi: Base { open override class var localeIdentifier: String { "hi" } }
  open class Hungarian: Base { open override class var localeIdentifier: String { "hu" } }
  open class Icelandic: Base { open override class var localeIdentifier: String { "is" } }
  open class Igbo: Base { open override class var localeIdentifier: String { "ig" } }
  open class InariSami: Base { open override class var localeIdentifier: String { "smn" } }
  open class Indonesian: Base { open override class var localeIdentifier: String { "id" } }
  open class Irish: Base { open override class var localeIdentifier: String { "ga_IE" } }
  open class Italian: Base { open override class var localeIdentifier: String { "it" } }
  open class Kannada: Base { open override class var localeIdentifier: String { "kn" } }
  open class Kazakh: Base { open override class var localeIdentifier: String { "kk" } }
  open class Khmer: Base { open override class var localeIdentifier: String { "km" } }
  open class Kinyarwanda: Base { open override class var localeIdentifier: String { "rw" } }
  open class Korean: Base { open override class var localeIdentifier: String { "ko" } }
  open class KurdishKurmanji: Base { open override class var localeIdentifier: String { "ku" } }
  open class KurdishSorani: Base { open override class var localeIdentifier: String { "ckb" } }
  open class KurdishSoraniArabic: Base {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: Base { open override class var localeIdentifier: String { "ckb_PC" } }
  open class Kyrgyz: Base { open override class var localeIdentifier: String { "ky" } }
  open class Lao: Base { open override class var localeIdentifier: String { "lo" } }
  open class Latvian: Base { open override class var localeIdentifier: String { "lv" } }
  open class Lithuanian: Base { open override class var localeIdentifier: String { "lt" } }
  open class Luxembourgish: Base { open override class var localeIdentifier: String { "lb" } }
  open class Macedonian: Base { open override class var localeIdentifier: String { "mk" } }
  open class Malay: Base { open override class var localeIdentifier: String { "ms" } }
  open class Malayalam: Base { open override class var localeIdentifier: String { "ml" } }
  open class Maltese: Base { open override class var localeIdentifier: String { "mt" } }
  open class Maori: Base { open override class var localeIdentifier: String { "mi" } }
  open class Marathi: Base { open override class var localeIdentifier: String { "mr" } }
  open class Mongolian: Base { open override class var localeIdentifier: String { "mn" } }
  open class Nepali: Base { open override class var localeIdentifier: String { "ne" } }
  open class NorthernSami: Base { open override class var localeIdentifier: String { "se" } }
  open class Norwegian: Base { open override class var localeIdentifier: String { "nb" } }
  open class NorwegianNynorsk: Base { open override class var localeIdentifier: String { "nn" } }
  open class Occitan: Base { open override class var localeIdentifier: String { "oc" } }
  open class Odia: Base { open override class var localeIdentifier: String { "or" } }
  open class Pashto: Base { open override class var localeIdentifier: String { "ps" } }
  open class Persian: Base { open override class var localeIdentifier: String { "fa" } }
  open class Polish: Base { open override class var localeIdentifier: String { "pl" } }
  open class Portuguese: Base { open override class var localeIdentifier: String { "pt_PT" } }
  open class PortugueseBrazil: Base { open override class var localeIdentifier: String { "pt_BR" } }
  open class Punjabi: Base { open override class var localeIdentifier: String { "pa" } }
  open class Romanian: Base { open override class var localeIdentifier: String { "ro" } }
  open class Russian: Base { open override class var localeIdentifier: String { "ru" } }
  open class Samoan: Base { open override class var localeIdentifier: String { "sm" } }
  open class ScottishGaelic: Base { open override class var localeIdentifier: String { "gd" } }
  open class Serbian: Base { open override class var localeIdentifier: String { "sr" } }
  open class SerbianLatin: Base { open override class var localeIdentifier: String { "sr-Latn" } }
  open class ShughniTajik: Base { open override class var localeIdentifier: String { "tg" } }
  open class Sindhi: Base { open override class var localeIdentifier: String { "sd" } }
  open class Sinhala: Base { open override class var localeIdentifier: String { "si" } }
  open class Slovak: Base { open override class var localeIdentifier: String { "sk" } }
  open class Slovenian: Base { open override class var localeIdentifier: String { "sl" } }
  open class Somali: Base { open override class var localeIdentifier: String { "so" } }
  open class SouthernSotho: Base { open override class var localeIdentifier: String { "st" } }
  open class Spanish: Base { open override class var localeIdentifier: String { "es" } }
  open class SpanishLatinAmerica: Base {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: Base { open override class var localeIdentifier: String { "es_MX" } }
  open class Swedish: Base { open override class var localeIdentifier: String { "sv" } }
  open class Swahili: Base { open override class var localeIdentifier: String { "sw" } }
  open class Tamil: Base { open override class var localeIdentifier: String { "ta" } }
  open class Tatar: Base { open override class var localeIdentifier: String { "tt" } }
  open class Telugu: Base { open override class var localeIdentifier: String { "te" } }
  open class Thai: Base { open override class var localeIdentifier: String { "th" } }
  open class Tibetan: Base { open override class var localeIdentifier: String { "bo" } }
  open class Tigrinya: Base { open override class var localeIdentifier: String { "ti" } }
  open class Tongan: Base { open override class var localeIdentifier: String { "to" } }
  open class Tswana: Base { open override class var localeIdentifier: String { "tn" } }
  open class Turkish: Base { open override class var localeIdentifier: String { "tr" } }
  open class Turkmen: Base { open override class var localeIdentifier: String { "tk" } }
  open class Ukrainian: Base { open override class var localeIdentifier: String { "uk" } }
  open class Urdu: Base { open override class var localeIdentifier: String { "ur" } }
  open class Uyghur: Base { open override class var localeIdentifier: String { "ug" } }
  open class Uzbek: Base { open override class var localeIdentifier: String { "uz" } }
  open class Vietnamese: Base { open override class var localeIdentifier: String { "vi" } }
  open class Welsh: Base { open override class var localeIdentifier: String { "cy" } }
  open class Xhosa: Base { open override class var localeIdentifier: String { "xh" } }
  open class Yoruba: Base { open override class var localeIdentifier: String { "yo" } }
  open class Zulu: Base { open override class var localeIdentifier: String { "zu" } }
}

/// Services of the locales; each can be subclassed.
extension KeyboardCallout.ProCalloutService {

  open class English: Base { open override class var localeIdentifier: String { "en" } }
  open class Afrikaans: Base { open override class var localeIdentifier: String { "af" } }
  open class Albanian: Base { open override class var localeIdentifier: String { "sq" } }
  open class Amharic: Base { open override class var localeIdentifier: String { "am" } }
  open class Arabic: Base { open override class var localeIdentifier: String { "ar" } }
  open class ArabicPc: Base { open override class var localeIdentifier: String { "ar_PC" } }
  open class Armenian: Base { open override class var localeIdentifier: String { "hy" } }
  open class Assamese: Base { open override class var localeIdentifier: String { "as" } }
  open class Azerbaijani: Base { open override class var localeIdentifier: String { "az" } }
  open class Bashkir: Base { open override class var localeIdentifier: String { "ba" } }
  open class Basque: Base { open override class var localeIdentifier: String { "eu" } }
  open class Belarusian: Base { open override class var localeIdentifier: String { "be" } }
  open class Bengali: Base { open override class var localeIdentifier: String { "bn" } }
  open class Breton: Base { open override class var localeIdentifier: String { "br" } }
  open class Bulgarian: Base { open override class var localeIdentifier: String { "bg" } }
  open class Burmese: Base { open override class var localeIdentifier: String { "my" } }
  open class Catalan: Base { open override class var localeIdentifier: String { "ca" } }
  open class Cherokee: Base { open override class var localeIdentifier: String { "chr" } }
  open class Chuvash: Base { open override class var localeIdentifier: String { "cv" } }
  open class Croatian: Base { open override class var localeIdentifier: String { "hr" } }
  open class Czech: Base { open override class var localeIdentifier: String { "cs" } }
  open class Danish: Base { open override class var localeIdentifier: String { "da" } }
  open class Divehi: Base { open override class var localeIdentifier: String { "dv" } }
  open class Dutch: Base { open override class var localeIdentifier: String { "nl" } }
  open class DutchBelgium: Base { open override class var localeIdentifier: String { "nl_BE" } }
  open class Dzongkha: Base { open override class var localeIdentifier: String { "dz" } }
  open class EnglishAustralia: Base { open override class var localeIdentifier: String { "en_AU" } }
  open class EnglishCanada: Base { open override class var localeIdentifier: String { "en_CA" } }
  open class EnglishGb: Base { open override class var localeIdentifier: String { "en_GB" } }
  open class EnglishUs: Base { open override class var localeIdentifier: String { "en_US" } }
  open class Esperanto: Base { open override class var localeIdentifier: String { "eo" } }
  open class Estonian: Base { open override class var localeIdentifier: String { "et" } }
  open class Faroese: Base { open override class var localeIdentifier: String { "fo" } }
  open class Filipino: Base { open override class var localeIdentifier: String { "fil" } }
  open class Finnish: Base { open override class var localeIdentifier: String { "fi" } }
  open class French: Base { open override class var localeIdentifier: String { "fr" } }
  open class FrenchCanada: Base { open override class var localeIdentifier: String { "fr_CA" } }
  open class FrenchBelgium: Base { open override class var localeIdentifier: String { "fr_BE" } }
  open class FrenchSwitzerland: Base {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  open class Galician: Base { open override class var localeIdentifier: String { "gl" } }
  open class Georgian: Base { open override class var localeIdentifier: String { "ka" } }
  open class German: Base { open override class var localeIdentifier: String { "de" } }
  open class GermanAustria: Base { open override class var localeIdentifier: String { "de_AT" } }
  open class GermanSwitzerland: Base {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: Base { open override class var localeIdentifier: String { "el" } }
  open class Gujarati: Base { open override class var localeIdentifier: String { "gu" } }
  open class Hausa: Base { open override class var localeIdentifier: String { "ha" } }
  open class Hawaiian: Base { open override class var localeIdentifier: String { "haw" } }
  open class Hebrew: Base { open override class var localeIdentifier: String { "he_IL" } }
  open class Hindi: Base { open override class var localeIdentifier: String { "hi" } }
  open class Hungarian: Base { open override class var localeIdentifier: String { "hu" } }
  open class Icelandic: Base { open override class var localeIdentifier: String { "is" } }
  open class Igbo: Base { open override class var localeIdentifier: String { "ig" } }
  open class InariSami: Base { open override class var localeIdentifier: String { "smn" } }
  open class Indonesian: Base { open override class var localeIdentifier: String { "id" } }
  open class Irish: Base { open override class var localeIdentifier: String { "ga_IE" } }
  open class Italian: Base { open override class var localeIdentifier: String { "it" } }
  open class Kannada: Base { open override class var localeIdentifier: String { "kn" } }
  open class Kazakh: Base { open override class var localeIdentifier: String { "kk" } }
  open class Khmer: Base { open override class var localeIdentifier: String { "km" } }
  open class Kinyarwanda: Base { open override class var localeIdentifier: String { "rw" } }
  open class Korean: Base { open override class var localeIdentifier: String { "ko" } }
  open class KurdishKurmanji: Base { open override class var localeIdentifier: String { "ku" } }
  open class KurdishSorani: Base { open override class var localeIdentifier: String { "ckb" } }
  open class KurdishSoraniArabic: Base {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: Base { open override class var localeIdentifier: String { "ckb_PC" } }
  open class Kyrgyz: Base { open override class var localeIdentifier: String { "ky" } }
  open class Lao: Base { open override class var localeIdentifier: String { "lo" } }
  open class Latvian: Base { open override class var localeIdentifier: String { "lv" } }
  open class Lithuanian: Base { open override class var localeIdentifier: String { "lt" } }
  open class Luxembourgish: Base { open override class var localeIdentifier: String { "lb" } }
  open class Macedonian: Base { open override class var localeIdentifier: String { "mk" } }
  open class Malay: Base { open override class var localeIdentifier: String { "ms" } }
  open class Malayalam: Base { open override class var localeIdentifier: String { "ml" } }
  open class Maltese: Base { open override class var localeIdentifier: String { "mt" } }
  open class Maori: Base { open override class var localeIdentifier: String { "mi" } }
  open class Marathi: Base { open override class var localeIdentifier: String { "mr" } }
  open class Mongolian: Base { open override class var localeIdentifier: String { "mn" } }
  open class Nepali: Base { open override class var localeIdentifier: String { "ne" } }
  open class NorthernSami: Base { open override class var localeIdentifier: String { "se" } }
  open class Norwegian: Base { open override class var localeIdentifier: String { "nb" } }
  open class NorwegianNynorsk: Base { open override class var localeIdentifier: String { "nn" } }
  open class Occitan: Base { open override class var localeIdentifier: String { "oc" } }
  open class Odia: Base { open override class var localeIdentifier: String { "or" } }
  open class Pashto: Base { open override class var localeIdentifier: String { "ps" } }
  open class Persian: Base { open override class var localeIdentifier: String { "fa" } }
  open class Polish: Base { open override class var localeIdentifier: String { "pl" } }
  open class Portuguese: Base { open override class var localeIdentifier: String { "pt_PT" } }
  open class PortugueseBrazil: Base { open override class var localeIdentifier: String { "pt_BR" } }
  open class Punjabi: Base { open override class var localeIdentifier: String { "pa" } }
  open class Romanian: Base { open override class var localeIdentifier: String { "ro" } }
  open class Russian: Base { open override class var localeIdentifier: String { "ru" } }
  open class Samoan: Base { open override class var localeIdentifier: String { "sm" } }
  open class ScottishGaelic: Base { open override class var localeIdentifier: String { "gd" } }
  open class Serbian: Base { open override class var localeIdentifier: String { "sr" } }
  open class SerbianLatin: Base { open override class var localeIdentifier: String { "sr-Latn" } }
  open class ShughniTajik: Base { open override class var localeIdentifier: String { "tg" } }
  open class Sindhi: Base { open override class var localeIdentifier: String { "sd" } }
  open class Sinhala: Base { open override class var localeIdentifier: String { "si" } }
  open class Slovak: Base { open override class var localeIdentifier: String { "sk" } }
  open class Slovenian: Base { open override class var localeIdentifier: String { "sl" } }
  open class Somali: Base { open override class var localeIdentifier: String { "so" } }
  open class SouthernSotho: Base { open override class var localeIdentifier: String { "st" } }
  open class Spanish: Base { open override class var localeIdentifier: String { "es" } }
  open class SpanishLatinAmerica: Base {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: Base { open override class var localeIdentifier: String { "es_MX" } }
  open class Swedish: Base { open override class var localeIdentifier: String { "sv" } }
  open class Swahili: Base { open override class var localeIdentifier: String { "sw" } }
  open class Tamil: Base { open override class var localeIdentifier: String { "ta" } }
  open class Tatar: Base { open override class var localeIdentifier: String { "tt" } }
  open class Telugu: Base { open override class var localeIdentifier: String { "te" } }
  open class Thai: Base { open override class var localeIdentifier: String { "th" } }
  open class Tibetan: Base { open override class var localeIdentifier: String { "bo" } }
  open class Tigrinya: Base { open override class var localeIdentifier: String { "ti" } }
  open class Tongan: Base { open override class var localeIdentifier: String { "to" } }
  open class Tswana: Base { open override class var localeIdentifier: String { "tn" } }
  open class Turkish: Base { open override class var localeIdentifier: String { "tr" } }
  open class Turkmen: Base { open override class var localeIdentifier: String { "tk" } }
  open class Ukrainian: Base { open override class var localeIdentifier: String { "uk" } }
  open class Urdu: Base { open override class var localeIdentifier: String { "ur" } }
  open class Uyghur: Base { open override class var localeIdentifier: String { "ug" } }
  open class Uzbek: Base { open override class var localeIdentifier: String { "uz" } }
  open class Vietnamese: Base { open override class var localeIdentifier: String { "vi" } }
  open class Welsh: Base { open override class var localeIdentifier: String { "cy" } }
  open class Xhosa: Base { open override class var localeIdentifier: String { "xh" } }
  open class Yoruba: Base { open override class var localeIdentifier: String { "yo" } }
  open class Zulu: Base { open override class var localeIdentifier: String { "zu" } }
}

/// The secondary actions of the locales other than English, created on first use.
extension KeyboardCallout.Actions {

  public static let afrikaans: Self? = of("af")
  public static func afrikaansBuilder() throws -> Self { of("af") }
  public static let albanian: Self? = of("sq")
  public static func albanianBuilder() throws -> Self { of("sq") }
  public static let amharic: Self? = of("am")
  public static func amharicBuilder() throws -> Self { of("am") }
  public static let arabic: Self? = of("ar")
  public static func arabicBuilder() throws -> Self { of("ar") }
  public static let arabicPc: Self? = of("ar_PC")
  public static func arabicPcBuilder() throws -> Self { of("ar_PC") }
  public static let armenian: Self? = of("hy")
  public static func armenianBuilder() throws -> Self { of("hy") }
  public static let assamese: Self? = of("as")
  public static func assameseBuilder() throws -> Self { of("as") }
  public static let azerbaijani: Self? = of("az")
  public static func azerbaijaniBuilder() throws -> Self { of("az") }
  public static let bashkir: Self? = of("ba")
  public static func bashkirBuilder() throws -> Self { of("ba") }
  public static let basque: Self? = of("eu")
  public static func basqueBuilder() throws -> Self { of("eu") }
  public static let belarusian: Self? = of("be")
  public static func belarusianBuilder() throws -> Self { of("be") }
  public static let bengali: Self? = of("bn")
  public static func bengaliBuilder() throws -> Self { of("bn") }
  public static let breton: Self? = of("br")
  public static func bretonBuilder() throws -> Self { of("br") }
  public static let bulgarian: Self? = of("bg")
  public static func bulgarianBuilder() throws -> Self { of("bg") }
  public static let burmese: Self? = of("my")
  public static func burmeseBuilder() throws -> Self { of("my") }
  public static let catalan: Self? = of("ca")
  public static func catalanBuilder() throws -> Self { of("ca") }
  public static let cherokee: Self? = of("chr")
  public static func cherokeeBuilder() throws -> Self { of("chr") }
  public static let chuvash: Self? = of("cv")
  public static func chuvashBuilder() throws -> Self { of("cv") }
  public static let croatian: Self? = of("hr")
  public static func croatianBuilder() throws -> Self { of("hr") }
  public static let czech: Self? = of("cs")
  public static func czechBuilder() throws -> Self { of("cs") }
  public static let danish: Self? = of("da")
  public static func danishBuilder() throws -> Self { of("da") }
  public static let divehi: Self? = of("dv")
  public static func divehiBuilder() throws -> Self { of("dv") }
  public static let dutch: Self? = of("nl")
  public static func dutchBuilder() throws -> Self { of("nl") }
  public static let dutchBelgium: Self? = of("nl_BE")
  public static func dutchBelgiumBuilder() throws -> Self { of("nl_BE") }
  public static let dzongkha: Self? = of("dz")
  public static func dzongkhaBuilder() throws -> Self { of("dz") }
  public static let englishAustralia: Self? = of("en_AU")
  public static func englishAustraliaBuilder() throws -> Self { of("en_AU") }
  public static let englishCanada: Self? = of("en_CA")
  public static func englishCanadaBuilder() throws -> Self { of("en_CA") }
  public static let englishGb: Self? = of("en_GB")
  public static func englishGbBuilder() throws -> Self { of("en_GB") }
  public static let englishUs: Self? = of("en_US")
  public static func englishUsBuilder() throws -> Self { of("en_US") }
  public static let esperanto: Self? = of("eo")
  public static func esperantoBuilder() throws -> Self { of("eo") }
  public static let estonian: Self? = of("et")
  public static func estonianBuilder() throws -> Self { of("et") }
  public static let faroese: Self? = of("fo")
  public static func faroeseBuilder() throws -> Self { of("fo") }
  public static let filipino: Self? = of("fil")
  public static func filipinoBuilder() throws -> Self { of("fil") }
  public static let finnish: Self? = of("fi")
  public static func finnishBuilder() throws -> Self { of("fi") }
  public static let french: Self? = of("fr")
  public static func frenchBuilder() throws -> Self { of("fr") }
  public static let frenchCanada: Self? = of("fr_CA")
  public static func frenchCanadaBuilder() throws -> Self { of("fr_CA") }
  public static let frenchBelgium: Self? = of("fr_BE")
  public static func frenchBelgiumBuilder() throws -> Self { of("fr_BE") }
  public static let frenchSwitzerland: Self? = of("fr_CH")
  public static func frenchSwitzerlandBuilder() throws -> Self { of("fr_CH") }
  public static let galician: Self? = of("gl")
  public static func galicianBuilder() throws -> Self { of("gl") }
  public static let georgian: Self? = of("ka")
  public static func georgianBuilder() throws -> Self { of("ka") }
  public static let german: Self? = of("de")
  public static func germanBuilder() throws -> Self { of("de") }
  public static let germanAustria: Self? = of("de_AT")
  public static func germanAustriaBuilder() throws -> Self { of("de_AT") }
  public static let germanSwitzerland: Self? = of("de_CH")
  public static func germanSwitzerlandBuilder() throws -> Self { of("de_CH") }
  public static let greek: Self? = of("el")
  public static func greekBuilder() throws -> Self { of("el") }
  public static let gujarati: Self? = of("gu")
  public static func gujaratiBuilder() throws -> Self { of("gu") }
  public static let hausa: Self? = of("ha")
  public static func hausaBuilder() throws -> Self { of("ha") }
  public static let hawaiian: Self? = of("haw")
  public static func hawaiianBuilder() throws -> Self { of("haw") }
  public static let hebrew: Self? = of("he_IL")
  public static func hebrewBuilder() throws -> Self { of("he_IL") }
  public static let hindi: Self? = of("hi")
  public static func hindiBuilder() throws -> Self { of("hi") }
  public static let hungarian: Self? = of("hu")
  public static func hungarianBuilder() throws -> Self { of("hu") }
  public static let icelandic: Self? = of("is")
  public static func icelandicBuilder() throws -> Self { of("is") }
  public static let igbo: Self? = of("ig")
  public static func igboBuilder() throws -> Self { of("ig") }
  public static let inariSami: Self? = of("smn")
  public static func inariSamiBuilder() throws -> Self { of("smn") }
  public static let indonesian: Self? = of("id")
  public static func indonesianBuilder() throws -> Self { of("id") }
  public static let irish: Self? = of("ga_IE")
  public static func irishBuilder() throws -> Self { of("ga_IE") }
  public static let italian: Self? = of("it")
  public static func italianBuilder() throws -> Self { of("it") }
  public static let kannada: Self? = of("kn")
  public static func kannadaBuilder() throws -> Self { of("kn") }
  public static let kazakh: Self? = of("kk")
  public static func kazakhBuilder() throws -> Self { of("kk") }
  public static let khmer: Self? = of("km")
  public static func khmerBuilder() throws -> Self { of("km") }
  public static let kinyarwanda: Self? = of("rw")
  public static func kinyarwandaBuilder() throws -> Self { of("rw") }
  public static let korean: Self? = of("ko")
  public static func koreanBuilder() throws -> Self { of("ko") }
  public static let kurdishKurmanji: Self? = of("ku")
  public static func kurdishKurmanjiBuilder() throws -> Self { of("ku") }
  public static let kurdishSorani: Self? = of("ckb")
  public static func kurdishSoraniBuilder() throws -> Self { of("ckb") }
  public static let kurdishSoraniArabic: Self? = of("ckb_IQ")
  public static func kurdishSoraniArabicBuilder() throws -> Self { of("ckb_IQ") }
  public static let kurdishSoraniPc: Self? = of("ckb_PC")
  public static func kurdishSoraniPcBuilder() throws -> Self { of("ckb_PC") }
  public static let kyrgyz: Self? = of("ky")
  public static func kyrgyzBuilder() throws -> Self { of("ky") }
  public static let lao: Self? = of("lo")
  public static func laoBuilder() throws -> Self { of("lo") }
  public static let latvian: Self? = of("lv")
  public static func latvianBuilder() throws -> Self { of("lv") }
  public static let lithuanian: Self? = of("lt")
  public static func lithuanianBuilder() throws -> Self { of("lt") }
  public static let luxembourgish: Self? = of("lb")
  public static func luxembourgishBuilder() throws -> Self { of("lb") }
  public static let macedonian: Self? = of("mk")
  public static func macedonianBuilder() throws -> Self { of("mk") }
  public static let malay: Self? = of("ms")
  public static func malayBuilder() throws -> Self { of("ms") }
  public static let malayalam: Self? = of("ml")
  public static func malayalamBuilder() throws -> Self { of("ml") }
  public static let maltese: Self? = of("mt")
  public static func malteseBuilder() throws -> Self { of("mt") }
  public static let maori: Self? = of("mi")
  public static func maoriBuilder() throws -> Self { of("mi") }
  public static let marathi: Self? = of("mr")
  public static func marathiBuilder() throws -> Self { of("mr") }
  public static let mongolian: Self? = of("mn")
  public static func mongolianBuilder() throws -> Self { of("mn") }
  public static let nepali: Self? = of("ne")
  public static func nepaliBuilder() throws -> Self { of("ne") }
  public static let northernSami: Self? = of("se")
  public static func northernSamiBuilder() throws -> Self { of("se") }
  public static let norwegian: Self? = of("nb")
  public static func norwegianBuilder() throws -> Self { of("nb") }
  public static let norwegianNynorsk: Self? = of("nn")
  public static func norwegianNynorskBuilder() throws -> Self { of("nn") }
  public static let occitan: Self? = of("oc")
  public static func occitanBuilder() throws -> Self { of("oc") }
  public static let odia: Self? = of("or")
  public static func odiaBuilder() throws -> Self { of("or") }
  public static let pashto: Self? = of("ps")
  public static func pashtoBuilder() throws -> Self { of("ps") }
  public static let persian: Self? = of("fa")
  public static func persianBuilder() throws -> Self { of("fa") }
  public static let polish: Self? = of("pl")
  public static func polishBuilder() throws -> Self { of("pl") }
  public static let portuguese: Self? = of("pt_PT")
  public static func portugueseBuilder() throws -> Self { of("pt_PT") }
  public static let portugueseBrazil: Self? = of("pt_BR")
  public static func portugueseBrazilBuilder() throws -> Self { of("pt_BR") }
  public static let punjabi: Self? = of("pa")
  public static func punjabiBuilder() throws -> Self { of("pa") }
  public static let romanian: Self? = of("ro")
  public static func romanianBuilder() throws -> Self { of("ro") }
  public static let russian: Self? = of("ru")
  public static func russianBuilder() throws -> Self { of("ru") }
  public static let samoan: Self? = of("sm")
  public static func samoanBuilder() throws -> Self { of("sm") }
  public static let scottishGaelic: Self? = of("gd")
  public static func scottishGaelicBuilder() throws -> Self { of("gd") }
  public static let serbian: Self? = of("sr")
  public static func serbianBuilder() throws -> Self { of("sr") }
  public static let serbianLatin: Self? = of("sr-Latn")
  public static func serbianLatinBuilder() throws -> Self { of("sr-Latn") }
  public static let shughniTajik: Self? = of("tg")
  public static func shughniTajikBuilder() throws -> Self { of("tg") }
  public static let sindhi: Self? = of("sd")
  public static func sindhiBuilder() throws -> Self { of("sd") }
  public static let sinhala: Self? = of("si")
  public static func sinhalaBuilder() throws -> Self { of("si") }
  public static let slovak: Self? = of("sk")
  public static func slovakBuilder() throws -> Self { of("sk") }
  public static let slovenian: Self? = of("sl")
  public static func slovenianBuilder() throws -> Self { of("sl") }
  public static let somali: Self? = of("so")
  public static func somaliBuilder() throws -> Self { of("so") }
  public static let southernSotho: Self? = of("st")
  public static func southernSothoBuilder() throws -> Self { of("st") }
  public static let spanish: Self? = of("es")
  public static func spanishBuilder() throws -> Self { of("es") }
  public static let spanishLatinAmerica: Self? = of("es_419")
  public static func spanishLatinAmericaBuilder() throws -> Self { of("es_419") }
  public static let spanishMexico: Self? = of("es_MX")
  public static func spanishMexicoBuilder() throws -> Self { of("es_MX") }
  public static let swedish: Self? = of("sv")
  public static func swedishBuilder() throws -> Self { of("sv") }
  public static let swahili: Self? = of("sw")
  public static func swahiliBuilder() throws -> Self { of("sw") }
  public static let tamil: Self? = of("ta")
  public static func tamilBuilder() throws -> Self { of("ta") }
  public static let tatar: Self? = of("tt")
  public static func tatarBuilder() throws -> Self { of("tt") }
  public static let telugu: Self? = of("te")
  public static func teluguBuilder() throws -> Self { of("te") }
  public static let thai: Self? = of("th")
  public static func thaiBuilder() throws -> Self { of("th") }
  public static let tibetan: Self? = of("bo")
  public static func tibetanBuilder() throws -> Self { of("bo") }
  public static let tigrinya: Self? = of("ti")
  public static func tigrinyaBuilder() throws -> Self { of("ti") }
  public static let tongan: Self? = of("to")
  public static func tonganBuilder() throws -> Self { of("to") }
  public static let tswana: Self? = of("tn")
  public static func tswanaBuilder() throws -> Self { of("tn") }
  public static let turkish: Self? = of("tr")
  public static func turkishBuilder() throws -> Self { of("tr") }
  public static let turkmen: Self? = of("tk")
  public static func turkmenBuilder() throws -> Self { of("tk") }
  public static let ukrainian: Self? = of("uk")
  public static func ukrainianBuilder() throws -> Self { of("uk") }
  public static let urdu: Self? = of("ur")
  public static func urduBuilder() throws -> Self { of("ur") }
  public static let uyghur: Self? = of("ug")
  public static func uyghurBuilder() throws -> Self { of("ug") }
  public static let uzbek: Self? = of("uz")
  public static func uzbekBuilder() throws -> Self { of("uz") }
  public static let vietnamese: Self? = of("vi")
  public static func vietnameseBuilder() throws -> Self { of("vi") }
  public static let welsh: Self? = of("cy")
  public static func welshBuilder() throws -> Self { of("cy") }
  public static let xhosa: Self? = of("xh")
  public static func xhosaBuilder() throws -> Self { of("xh") }
  public static let yoruba: Self? = of("yo")
  public static func yorubaBuilder() throws -> Self { of("yo") }
  public static let zulu: Self? = of("zu")
  public static func zuluBuilder() throws -> Self { of("zu") }
}
