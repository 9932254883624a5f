// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The services of the locales, each of which can be subclassed.
extension KeyboardLayout.ProService {

  open class English: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en" }
  }
  open class Albanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sq" }
  }
  open class Arabic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ar" }
  }
  open class ArabicPc: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ar_PC" }
  }
  open class Armenian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hy" }
  }
  open class Belarusian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "be" }
  }
  open class Bulgarian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "bg" }
  }
  open class Catalan: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ca" }
  }
  open class Cherokee: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "chr" }
  }
  open class Chuvash: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cv" }
  }
  open class Croatian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hr" }
  }
  open class Czech: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cs" }
  }
  open class Danish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "da" }
  }
  open class Dutch: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nl" }
  }
  open class DutchBelgium: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nl_BE" }
  }
  open class EnglishAustralia: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_AU" }
  }
  open class EnglishCanada: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_CA" }
  }
  open class EnglishGb: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_GB" }
  }
  open class EnglishUs: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "en_US" }
  }
  open class Estonian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "et" }
  }
  open class Faroese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fo" }
  }
  open class Filipino: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fil" }
  }
  open class Finnish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fi" }
  }
  open class French: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr" }
  }
  open class FrenchCanada: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_CA" }
  }
  open class FrenchBelgium: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_BE" }
  }
  open class FrenchSwitzerland: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  open class Georgian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ka" }
  }
  open class German: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de" }
  }
  open class GermanAustria: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de_AT" }
  }
  open class GermanSwitzerland: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "el" }
  }
  open class Hawaiian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "haw" }
  }
  open class Hebrew: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "he_IL" }
  }
  open class Hungarian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "hu" }
  }
  open class Icelandic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "is" }
  }
  open class InariSami: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "smn" }
  }
  open class Indonesian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "id" }
  }
  open class Irish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ga_IE" }
  }
  open class Italian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "it" }
  }
  open class Kazakh: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "kk" }
  }
  open class KurdishSorani: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb" }
  }
  open class KurdishSoraniArabic: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ckb_PC" }
  }
  open class Latvian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "lv" }
  }
  open class Lithuanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "lt" }
  }
  open class Macedonian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mk" }
  }
  open class Malay: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ms" }
  }
  open class Maltese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mt" }
  }
  open class Mongolian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "mn" }
  }
  open class NorthernSami: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "se" }
  }
  open class Norwegian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nb" }
  }
  open class NorwegianNynorsk: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "nn" }
  }
  open class Persian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "fa" }
  }
  open class Polish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pl" }
  }
  open class Portuguese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pt_PT" }
  }
  open class PortugueseBrazil: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "pt_BR" }
  }
  open class Romanian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ro" }
  }
  open class Russian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "ru" }
  }
  open class Serbian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sr" }
  }
  open class SerbianLatin: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sr-Latn" }
  }
  open class ShughniTajik: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "tg" }
  }
  open class Slovak: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sk" }
  }
  open class Slovenian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sl" }
  }
  open class Spanish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es" }
  }
  open class SpanishLatinAmerica: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "es_MX" }
  }
  open class Swedish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sv" }
  }
  open class Swahili: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "sw" }
  }
  open class Turkish: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "tr" }
  }
  open class Ukrainian: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "uk" }
  }
  open class Uzbek: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "uz" }
  }
  open class Vietnamese: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "vi" }
  }
  open class Welsh: KeyboardLayout.ProService {
    open override class var localeIdentifier: String { "cy" }
  }
}

/// The services of the locales, each of which can be subclassed.
extension KeyboardCallout.ProCalloutService {

  open class English: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en" }
  }
  open class Albanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sq" }
  }
  open class Arabic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ar" }
  }
  open class ArabicPc: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ar_PC" }
  }
  open class Armenian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hy" }
  }
  open class Belarusian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "be" }
  }
  open class Bulgarian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "bg" }
  }
  open class Catalan: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ca" }
  }
  open class Cherokee: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "chr" }
  }
  open class Chuvash: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cv" }
  }
  open class Croatian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hr" }
  }
  open class Czech: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cs" }
  }
  open class Danish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "da" }
  }
  open class Dutch: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nl" }
  }
  open class DutchBelgium: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nl_BE" }
  }
  open class EnglishAustralia: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_AU" }
  }
  open class EnglishCanada: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_CA" }
  }
  open class EnglishGb: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_GB" }
  }
  open class EnglishUs: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "en_US" }
  }
  open class Estonian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "et" }
  }
  open class Faroese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fo" }
  }
  open class Filipino: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fil" }
  }
  open class Finnish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fi" }
  }
  open class French: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr" }
  }
  open class FrenchCanada: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_CA" }
  }
  open class FrenchBelgium: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_BE" }
  }
  open class FrenchSwitzerland: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fr_CH" }
  }
  open class Georgian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ka" }
  }
  open class German: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de" }
  }
  open class GermanAustria: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de_AT" }
  }
  open class GermanSwitzerland: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "de_CH" }
  }
  open class Greek: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "el" }
  }
  open class Hawaiian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "haw" }
  }
  open class Hebrew: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "he_IL" }
  }
  open class Hungarian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "hu" }
  }
  open class Icelandic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "is" }
  }
  open class InariSami: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "smn" }
  }
  open class Indonesian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "id" }
  }
  open class Irish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ga_IE" }
  }
  open class Italian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "it" }
  }
  open class Kazakh: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "kk" }
  }
  open class KurdishSorani: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb" }
  }
  open class KurdishSoraniArabic: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb_IQ" }
  }
  open class KurdishSoraniPc: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ckb_PC" }
  }
  open class Latvian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "lv" }
  }
  open class Lithuanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "lt" }
  }
  open class Macedonian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mk" }
  }
  open class Malay: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ms" }
  }
  open class Maltese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mt" }
  }
  open class Mongolian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "mn" }
  }
  open class NorthernSami: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "se" }
  }
  open class Norwegian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nb" }
  }
  open class NorwegianNynorsk: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "nn" }
  }
  open class Persian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "fa" }
  }
  open class Polish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pl" }
  }
  open class Portuguese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pt_PT" }
  }
  open class PortugueseBrazil: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "pt_BR" }
  }
  open class Romanian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ro" }
  }
  open class Russian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "ru" }
  }
  open class Serbian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sr" }
  }
  open class SerbianLatin: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sr-Latn" }
  }
  open class ShughniTajik: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "tg" }
  }
  open class Slovak: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sk" }
  }
  open class Slovenian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sl" }
  }
  open class Spanish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es" }
  }
  open class SpanishLatinAmerica: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es_419" }
  }
  open class SpanishMexico: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "es_MX" }
  }
  open class Swedish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sv" }
  }
  open class Swahili: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "sw" }
  }
  open class Turkish: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "tr" }
  }
  open class Ukrainian: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "uk" }
  }
  open class Uzbek: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "uz" }
  }
  open class Vietnamese: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "vi" }
  }
  open class Welsh: KeyboardCallout.ProCalloutService {
    open override class var localeIdentifier: String { "cy" }
  }
}

/// The secondary actions of the locales other than English, created on first use.
extension KeyboardCallout.Actions {

  public static let albanian: Self? = of("sq")
  public static func albanianBuilder() throws -> Self { of("sq") }
  public static let arabic: Self? = of("ar")
  public static func arabicBuilder() throws -> Self { of("ar") }
  public static let arabicPc: Self? = of("ar_PC")
  public static func arabicPcBuilder() throws -> Self { of("ar_PC") }
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
