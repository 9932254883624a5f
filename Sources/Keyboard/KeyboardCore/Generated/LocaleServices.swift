// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Services of locales; each can be subclassed.
extension KeyboardLayout.ProService {

  open class English: Base { open override class var localeIdentifier: String { "en" } }
  open class Albanian: Base { open override class var localeIdentifier: String { "sq" } }
  open class Arabic: Base { open override class var localeIdentifier: String { "ar" } }
  open class Armenian: Base { open override class var localeIdentifier: String { "hy" } }
  open class Belarusian: Base { open override class var localeIdentifier: String { "be" } }
  open class Bulgarian: Base { open override class var localeIdentifier: String { "bg" } }
  open class Catalan: Base { open override class var localeIdentifier: String { "ca" } }
  open class Cherokee: Base { open override class var localeIdentifier: String { "chr" } }
  open class Chuvash: Base { open override class var localeIdentifier: String { "cv" } }
  open class Croatian: Base { open override class var localeIdentifier: String { "hr" } }
  open class Czech: Base { open override class var localeIdentifier: String { "cs" } }
  open class Danish: Base { open override class var localeIdentifier: String { "da" } }
  open class Dutch: Base { open override class var localeIdentifier: String { "nl" } }
  open class DutchBelgium: Base { open override class var localeIdentifier: String { "nl_BE" } }
  open class EnglishAustralia: Base { open override class var localeIdentifier: String { "en_AU" } }
  open class EnglishCanada: Base { open override class var localeIdentifier: String { "en_CA" } }
  open class EnglishGb: Base { open override class var localeIdentifier: String { "en_GB" } }
  open class EnglishUs: Base { open override class var localeIdentifier: String { "en_US" } }
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
  open class Georgian: Base { open override class var localeIdentifier: String { "ka" } }
  open class German: Base { open override class var localeIdentifier: String { "de" } }
  open class GermanAustria: Base { open override class var localeIdentifier: String { "de_AT" } }
  open class GermanSwitzerland: Base {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: Base { open override class var localeIdentifier: String { "el" } }
  open class Hawaiian: Base { open override class var localeIdentifier: String { "haw" } }
  open class Hebrew: Base { open override class var localeIdentifier: String { "he_IL" } }
  open class Hungarian: Base { open override class var localeIdentifier: String { "hu" } }
  open class Icelandic: Base { open override class var localeIdentifier: String { "is" } }
  open class InariSami: Base { open override class var localeIdentifier: String { "smn" } }
  open class Indonesian: Base { open override class var localeIdentifier: String { "id" } }
  open class Irish: Base { open override class var localeIdentifier: String { "ga_IE" } }
  open class Italian: Base { open override class var localeIdentifier: String { "it" } }
  open class Kazakh: Base { open override class var localeIdentifier: String { "kk" } }
  open class KurdishSorani: Base { open override class var localeIdentifier: String { "ckb" } }
  open class KurdishSoraniArabic: Base {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: Base { open override class var localeIdentifier: String { "ckb_PC" } }
  open class Latvian: Base { open override class var localeIdentifier: String { "lv" } }
  open class Lithuanian: Base { open override class var localeIdentifier: String { "lt" } }
  open class Macedonian: Base { open override class var localeIdentifier: String { "mk" } }
  open class Malay: Base { open override class var localeIdentifier: String { "ms" } }
  open class Maltese: Base { open override class var localeIdentifier: String { "mt" } }
  open class Mongolian: Base { open override class var localeIdentifier: String { "mn" } }
  open class NorthernSami: Base { open override class var localeIdentifier: String { "se" } }
  open class Norwegian: Base { open override class var localeIdentifier: String { "nb" } }
  open class NorwegianNynorsk: Base { open override class var localeIdentifier: String { "nn" } }
  open class Persian: Base { open override class var localeIdentifier: String { "fa" } }
  open class Polish: Base { open override class var localeIdentifier: String { "pl" } }
  open class Portuguese: Base { open override class var localeIdentifier: String { "pt_PT" } }
  open class PortugueseBrazil: Base { open override class var localeIdentifier: String { "pt_BR" } }
  open class Romanian: Base { open override class var localeIdentifier: String { "ro" } }
  open class Russian: Base { open override class var localeIdentifier: String { "ru" } }
  open class Serbian: Base { open override class var localeIdentifier: String { "sr" } }
  open class SerbianLatin: Base { open override class var localeIdentifier: String { "sr-Latn" } }
  open class ShughniTajik: Base { open override class var localeIdentifier: String { "tg" } }
  open class Slovak: Base { open override class var localeIdentifier: String { "sk" } }
  open class Slovenian: Base { open override class var localeIdentifier: String { "sl" } }
  open class Spanish: Base { open override class var localeIdentifier: String { "es" } }
  open class SpanishLatinAmerica: Base {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: Base { open override class var localeIdentifier: String { "es_MX" } }
  open class Swedish: Base { open override class var localeIdentifier: String { "sv" } }
  open class Swahili: Base { open override class var localeIdentifier: String { "sw" } }
  open class Turkish: Base { open override class var localeIdentifier: String { "tr" } }
  open class Ukrainian: Base { open override class var localeIdentifier: String { "uk" } }
  open class Uzbek: Base { open override class var localeIdentifier: String { "uz" } }
  open class Vietnamese: Base { open override class var localeIdentifier: String { "vi" } }
  open class Welsh: Base { open override class var localeIdentifier: String { "cy" } }
}

/// Services of locales; each can be subclassed.
extension KeyboardCallout.ProCalloutService {

  open class English: Base { open override class var localeIdentifier: String { "en" } }
  open class Albanian: Base { open override class var localeIdentifier: String { "sq" } }
  open class Arabic: Base { open override class var localeIdentifier: String { "ar" } }
  open class Armenian: Base { open override class var localeIdentifier: String { "hy" } }
  open class Belarusian: Base { open override class var localeIdentifier: String { "be" } }
  open class Bulgarian: Base { open override class var localeIdentifier: String { "bg" } }
  open class Catalan: Base { open override class var localeIdentifier: String { "ca" } }
  open class Cherokee: Base { open override class var localeIdentifier: String { "chr" } }
  open class Chuvash: Base { open override class var localeIdentifier: String { "cv" } }
  open class Croatian: Base { open override class var localeIdentifier: String { "hr" } }
  open class Czech: Base { open override class var localeIdentifier: String { "cs" } }
  open class Danish: Base { open override class var localeIdentifier: String { "da" } }
  open class Dutch: Base { open override class var localeIdentifier: String { "nl" } }
  open class DutchBelgium: Base { open override class var localeIdentifier: String { "nl_BE" } }
  open class EnglishAustralia: Base { open override class var localeIdentifier: String { "en_AU" } }
  open class EnglishCanada: Base { open override class var localeIdentifier: String { "en_CA" } }
  open class EnglishGb: Base { open override class var localeIdentifier: String { "en_GB" } }
  open class EnglishUs: Base { open override class var localeIdentifier: String { "en_US" } }
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
  open class Georgian: Base { open override class var localeIdentifier: String { "ka" } }
  open class German: Base { open override class var localeIdentifier: String { "de" } }
  open class GermanAustria: Base { open override class var localeIdentifier: String { "de_AT" } }
  open class GermanSwitzerland: Base {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: Base { open override class var localeIdentifier: String { "el" } }
  open class Hawaiian: Base { open override class var localeIdentifier: String { "haw" } }
  open class Hebrew: Base { open override class var localeIdentifier: String { "he_IL" } }
  open class Hungarian: Base { open override class var localeIdentifier: String { "hu" } }
  open class Icelandic: Base { open override class var localeIdentifier: String { "is" } }
  open class InariSami: Base { open override class var localeIdentifier: String { "smn" } }
  open class Indonesian: Base { open override class var localeIdentifier: String { "id" } }
  open class Irish: Base { open override class var localeIdentifier: String { "ga_IE" } }
  open class Italian: Base { open override class var localeIdentifier: String { "it" } }
  open class Kazakh: Base { open override class var localeIdentifier: String { "kk" } }
  open class KurdishSorani: Base { open override class var localeIdentifier: String { "ckb" } }
  open class KurdishSoraniArabic: Base {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: Base { open override class var localeIdentifier: String { "ckb_PC" } }
  open class Latvian: Base { open override class var localeIdentifier: String { "lv" } }
  open class Lithuanian: Base { open override class var localeIdentifier: String { "lt" } }
  open class Macedonian: Base { open override class var localeIdentifier: String { "mk" } }
  open class Malay: Base { open override class var localeIdentifier: String { "ms" } }
  open class Maltese: Base { open override class var localeIdentifier: String { "mt" } }
  open class Mongolian: Base { open override class var localeIdentifier: String { "mn" } }
  open class NorthernSami: Base { open override class var localeIdentifier: String { "se" } }
  open class Norwegian: Base { open override class var localeIdentifier: String { "nb" } }
  open class NorwegianNynorsk: Base { open override class var localeIdentifier: String { "nn" } }
  open class Persian: Base { open override class var localeIdentifier: String { "fa" } }
  open class Polish: Base { open override class var localeIdentifier: String { "pl" } }
  open class Portuguese: Base { open override class var localeIdentifier: String { "pt_PT" } }
  open class PortugueseBrazil: Base { open override class var localeIdentifier: String { "pt_BR" } }
  open class Romanian: Base { open override class var localeIdentifier: String { "ro" } }
  open class Russian: Base { open override class var localeIdentifier: String { "ru" } }
  open class Serbian: Base { open override class var localeIdentifier: String { "sr" } }
  open class SerbianLatin: Base { open override class var localeIdentifier: String { "sr-Latn" } }
  open class ShughniTajik: Base { open override class var localeIdentifier: String { "tg" } }
  open class Slovak: Base { open override class var localeIdentifier: String { "sk" } }
  open class Slovenian: Base { open override class var localeIdentifier: String { "sl" } }
  open class Spanish: Base { open override class var localeIdentifier: String { "es" } }
  open class SpanishLatinAmerica: Base {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: Base { open override class var localeIdentifier: String { "es_MX" } }
  open class Swedish: Base { open override class var localeIdentifier: String { "sv" } }
  open class Swahili: Base { open override class var localeIdentifier: String { "sw" } }
  open class Turkish: Base { open override class var localeIdentifier: String { "tr" } }
  open class Ukrainian: Base { open override class var localeIdentifier: String { "uk" } }
  open class Uzbek: Base { open override class var localeIdentifier: String { "uz" } }
  open class Vietnamese: Base { open override class var localeIdentifier: String { "vi" } }
  open class Welsh: Base { open override class var localeIdentifier: String { "cy" } }
}

/// The secondary actions of locales other than English, created on first use.
extension KeyboardCallout.Actions {

  public static let albanian: Self? = of("sq")
  public static func albanianBuilder() throws -> Self { of("sq") }
  public static let arabic: Self? = of("ar")
  public static func arabicBuilder() throws -> Self { of("ar") }
  public static let armenian: Self? = of("hy")
  public static func armenianBuilder() throws -> Self { of("hy") }
  public static let belarusian: Self? = of("be")
  public static func belarusianBuilder() throws -> Self { of("be") }
  public static let bulgarian: Self? = of("bg")
  public static func bulgarianBuilder() throws -> Self { of("bg") }
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
  public static let dutch: Self? = of("nl")
  public static func dutchBuilder() throws -> Self { of("nl") }
  public static let dutchBelgium: Self? = of("nl_BE")
  public static func dutchBelgiumBuilder() throws -> Self { of("nl_BE") }
  public static let englishAustralia: Self? = of("en_AU")
  public static func englishAustraliaBuilder() throws -> Self { of("en_AU") }
  public static let englishCanada: Self? = of("en_CA")
  public static func englishCanadaBuilder() throws -> Self { of("en_CA") }
  public static let englishGb: Self? = of("en_GB")
  public static func englishGbBuilder() throws -> Self { of("en_GB") }
  public static let englishUs: Self? = of("en_US")
  public static func englishUsBuilder() throws -> Self { of("en_US") }
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
  public static let hawaiian: Self? = of("haw")
  public static func hawaiianBuilder() throws -> Self { of("haw") }
  public static let hebrew: Self? = of("he_IL")
  public static func hebrewBuilder() throws -> Self { of("he_IL") }
  public static let hungarian: Self? = of("hu")
  public static func hungarianBuilder() throws -> Self { of("hu") }
  public static let icelandic: Self? = of("is")
  public static func icelandicBuilder() throws -> Self { of("is") }
  public static let inariSami: Self? = of("smn")
  public static func inariSamiBuilder() throws -> Self { of("smn") }
  public static let indonesian: Self? = of("id")
  public static func indonesianBuilder() throws -> Self { of("id") }
  public static let irish: Self? = of("ga_IE")
  public static func irishBuilder() throws -> Self { of("ga_IE") }
  public static let italian: Self? = of("it")
  public static func italianBuilder() throws -> Self { of("it") }
  public static let kazakh: Self? = of("kk")
  public static func kazakhBuilder() throws -> Self { of("kk") }
  public static let kurdishSorani: Self? = of("ckb")
  public static func kurdishSoraniBuilder() throws -> Self { of("ckb") }
  public static let kurdishSoraniArabic: Self? = of("ckb_IQ")
  public static func kurdishSoraniArabicBuilder() throws -> Self { of("ckb_IQ") }
  public static let kurdishSoraniPc: Self? = of("ckb_PC")
  public static func kurdishSoraniPcBuilder() throws -> Self { of("ckb_PC") }
  public static let latvian: Self? = of("lv")
  public static func latvianBuilder() throws -> Self { of("lv") }
  public static let lithuanian: Self? = of("lt")
  public static func lithuanianBuilder() throws -> Self { of("lt") }
  public static let macedonian: Self? = of("mk")
  public static func macedonianBuilder() throws -> Self { of("mk") }
  public static let malay: Self? = of("ms")
  public static func malayBuilder() throws -> Self { of("ms") }
  public static let maltese: Self? = of("mt")
  public static func malteseBuilder() throws -> Self { of("mt") }
  public static let mongolian: Self? = of("mn")
  public static func mongolianBuilder() throws -> Self { of("mn") }
  public static let northernSami: Self? = of("se")
  public static func northernSamiBuilder() throws -> Self { of("se") }
  public static let norwegian: Self? = of("nb")
  public static func norwegianBuilder() throws -> Self { of("nb") }
  public static let norwegianNynorsk: Self? = of("nn")
  public static func norwegianNynorskBuilder() throws -> Self { of("nn") }
  public static let persian: Self? = of("fa")
  public static func persianBuilder() throws -> Self { of("fa") }
  public static let polish: Self? = of("pl")
  public static func polishBuilder() throws -> Self { of("pl") }
  public static let portuguese: Self? = of("pt_PT")
  public static func portugueseBuilder() throws -> Self { of("pt_PT") }
  public static let portugueseBrazil: Self? = of("pt_BR")
  public static func portugueseBrazilBuilder() throws -> Self { of("pt_BR") }
  public static let romanian: Self? = of("ro")
  public static func romanianBuilder() throws -> Self { of("ro") }
  public static let russian: Self? = of("ru")
  public static func russianBuilder() throws -> Self { of("ru") }
  public static let serbian: Self? = of("sr")
  public static func serbianBuilder() throws -> Self { of("sr") }
  public static let serbianLatin: Self? = of("sr-Latn")
  public static func serbianLatinBuilder() throws -> Self { of("sr-Latn") }
  public static let shughniTajik: Self? = of("tg")
  public static func shughniTajikBuilder() throws -> Self { of("tg") }
  public static let slovak: Self? = of("sk")
  public static func slovakBuilder() throws -> Self { of("sk") }
  public static let slovenian: Self? = of("sl")
  public static func slovenianBuilder() throws -> Self { of("sl") }
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
  public static let turkish: Self? = of("tr")
  public static func turkishBuilder() throws -> Self { of("tr") }
  public static let ukrainian: Self? = of("uk")
  public static func ukrainianBuilder() throws -> Self { of("uk") }
  public static let uzbek: Self? = of("uz")
  public static func uzbekBuilder() throws -> Self { of("uz") }
  public static let vietnamese: Self? = of("vi")
  public static func vietnameseBuilder() throws -> Self { of("vi") }
  public static let welsh: Self? = of("cy")
  public static func welshBuilder() throws -> Self { of("cy") }
}
