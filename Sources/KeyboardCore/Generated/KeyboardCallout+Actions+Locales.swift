// Written by `make generate`; don't edit.

/// The secondary actions of each locale but English, made when first asked for.
extension KeyboardCallout.Actions {

  /// The secondary actions of Albanian, `sq`.
  public static let albanian: Self? = of("sq")
  /// Makes the secondary actions of Albanian.
  public static func albanianBuilder() throws -> Self { of("sq") }
  /// The secondary actions of Arabic, `ar`.
  public static let arabic: Self? = of("ar")
  /// Makes the secondary actions of Arabic.
  public static func arabicBuilder() throws -> Self { of("ar") }
  /// The secondary actions of Armenian, `hy`.
  public static let armenian: Self? = of("hy")
  /// Makes the secondary actions of Armenian.
  public static func armenianBuilder() throws -> Self { of("hy") }
  /// The secondary actions of Belarusian, `be`.
  public static let belarusian: Self? = of("be")
  /// Makes the secondary actions of Belarusian.
  public static func belarusianBuilder() throws -> Self { of("be") }
  /// The secondary actions of Bulgarian, `bg`.
  public static let bulgarian: Self? = of("bg")
  /// Makes the secondary actions of Bulgarian.
  public static func bulgarianBuilder() throws -> Self { of("bg") }
  /// The secondary actions of Catalan, `ca`.
  public static let catalan: Self? = of("ca")
  /// Makes the secondary actions of Catalan.
  public static func catalanBuilder() throws -> Self { of("ca") }
  /// The secondary actions of Cherokee, `chr`.
  public static let cherokee: Self? = of("chr")
  /// Makes the secondary actions of Cherokee.
  public static func cherokeeBuilder() throws -> Self { of("chr") }
  /// The secondary actions of Chuvash, `cv`.
  public static let chuvash: Self? = of("cv")
  /// Makes the secondary actions of Chuvash.
  public static func chuvashBuilder() throws -> Self { of("cv") }
  /// The secondary actions of Croatian, `hr`.
  public static let croatian: Self? = of("hr")
  /// Makes the secondary actions of Croatian.
  public static func croatianBuilder() throws -> Self { of("hr") }
  /// The secondary actions of Czech, `cs`.
  public static let czech: Self? = of("cs")
  /// Makes the secondary actions of Czech.
  public static func czechBuilder() throws -> Self { of("cs") }
  /// The secondary actions of Danish, `da`.
  public static let danish: Self? = of("da")
  /// Makes the secondary actions of Danish.
  public static func danishBuilder() throws -> Self { of("da") }
  /// The secondary actions of Dutch, `nl`.
  public static let dutch: Self? = of("nl")
  /// Makes the secondary actions of Dutch.
  public static func dutchBuilder() throws -> Self { of("nl") }
  /// The secondary actions of Dutch (Belgium), `nl_BE`.
  public static let dutchBelgium: Self? = of("nl_BE")
  /// Makes the secondary actions of Dutch (Belgium).
  public static func dutchBelgiumBuilder() throws -> Self { of("nl_BE") }
  /// The secondary actions of English (Australia), `en_AU`.
  public static let englishAustralia: Self? = of("en_AU")
  /// Makes the secondary actions of English (Australia).
  public static func englishAustraliaBuilder() throws -> Self { of("en_AU") }
  /// The secondary actions of English (Canada), `en_CA`.
  public static let englishCanada: Self? = of("en_CA")
  /// Makes the secondary actions of English (Canada).
  public static func englishCanadaBuilder() throws -> Self { of("en_CA") }
  /// The secondary actions of English (United Kingdom), `en_GB`.
  public static let englishGb: Self? = of("en_GB")
  /// Makes the secondary actions of English (United Kingdom).
  public static func englishGbBuilder() throws -> Self { of("en_GB") }
  /// The secondary actions of English (United States), `en_US`.
  public static let englishUs: Self? = of("en_US")
  /// Makes the secondary actions of English (United States).
  public static func englishUsBuilder() throws -> Self { of("en_US") }
  /// The secondary actions of Estonian, `et`.
  public static let estonian: Self? = of("et")
  /// Makes the secondary actions of Estonian.
  public static func estonianBuilder() throws -> Self { of("et") }
  /// The secondary actions of Faroese, `fo`.
  public static let faroese: Self? = of("fo")
  /// Makes the secondary actions of Faroese.
  public static func faroeseBuilder() throws -> Self { of("fo") }
  /// The secondary actions of Filipino, `fil`.
  public static let filipino: Self? = of("fil")
  /// Makes the secondary actions of Filipino.
  public static func filipinoBuilder() throws -> Self { of("fil") }
  /// The secondary actions of Finnish, `fi`.
  public static let finnish: Self? = of("fi")
  /// Makes the secondary actions of Finnish.
  public static func finnishBuilder() throws -> Self { of("fi") }
  /// The secondary actions of French, `fr`.
  public static let french: Self? = of("fr")
  /// Makes the secondary actions of French.
  public static func frenchBuilder() throws -> Self { of("fr") }
  /// The secondary actions of French (Canada), `fr_CA`.
  public static let frenchCanada: Self? = of("fr_CA")
  /// Makes the secondary actions of French (Canada).
  public static func frenchCanadaBuilder() throws -> Self { of("fr_CA") }
  /// The secondary actions of French (Belgium), `fr_BE`.
  public static let frenchBelgium: Self? = of("fr_BE")
  /// Makes the secondary actions of French (Belgium).
  public static func frenchBelgiumBuilder() throws -> Self { of("fr_BE") }
  /// The secondary actions of French (Switzerland), `fr_CH`.
  public static let frenchSwitzerland: Self? = of("fr_CH")
  /// Makes the secondary actions of French (Switzerland).
  public static func frenchSwitzerlandBuilder() throws -> Self { of("fr_CH") }
  /// The secondary actions of Georgian, `ka`.
  public static let georgian: Self? = of("ka")
  /// Makes the secondary actions of Georgian.
  public static func georgianBuilder() throws -> Self { of("ka") }
  /// The secondary actions of German, `de`.
  public static let german: Self? = of("de")
  /// Makes the secondary actions of German.
  public static func germanBuilder() throws -> Self { of("de") }
  /// The secondary actions of German (Austria), `de_AT`.
  public static let germanAustria: Self? = of("de_AT")
  /// Makes the secondary actions of German (Austria).
  public static func germanAustriaBuilder() throws -> Self { of("de_AT") }
  /// The secondary actions of German (Switzerland), `de_CH`.
  public static let germanSwitzerland: Self? = of("de_CH")
  /// Makes the secondary actions of German (Switzerland).
  public static func germanSwitzerlandBuilder() throws -> Self { of("de_CH") }
  /// The secondary actions of Greek, `el`.
  public static let greek: Self? = of("el")
  /// Makes the secondary actions of Greek.
  public static func greekBuilder() throws -> Self { of("el") }
  /// The secondary actions of Hawaiian, `haw`.
  public static let hawaiian: Self? = of("haw")
  /// Makes the secondary actions of Hawaiian.
  public static func hawaiianBuilder() throws -> Self { of("haw") }
  /// The secondary actions of Hebrew, `he_IL`.
  public static let hebrew: Self? = of("he_IL")
  /// Makes the secondary actions of Hebrew.
  public static func hebrewBuilder() throws -> Self { of("he_IL") }
  /// The secondary actions of Hungarian, `hu`.
  public static let hungarian: Self? = of("hu")
  /// Makes the secondary actions of Hungarian.
  public static func hungarianBuilder() throws -> Self { of("hu") }
  /// The secondary actions of Icelandic, `is`.
  public static let icelandic: Self? = of("is")
  /// Makes the secondary actions of Icelandic.
  public static func icelandicBuilder() throws -> Self { of("is") }
  /// The secondary actions of Inari Sami, `smn`.
  public static let inariSami: Self? = of("smn")
  /// Makes the secondary actions of Inari Sami.
  public static func inariSamiBuilder() throws -> Self { of("smn") }
  /// The secondary actions of Indonesian, `id`.
  public static let indonesian: Self? = of("id")
  /// Makes the secondary actions of Indonesian.
  public static func indonesianBuilder() throws -> Self { of("id") }
  /// The secondary actions of Irish, `ga_IE`.
  public static let irish: Self? = of("ga_IE")
  /// Makes the secondary actions of Irish.
  public static func irishBuilder() throws -> Self { of("ga_IE") }
  /// The secondary actions of Italian, `it`.
  public static let italian: Self? = of("it")
  /// Makes the secondary actions of Italian.
  public static func italianBuilder() throws -> Self { of("it") }
  /// The secondary actions of Kazakh, `kk`.
  public static let kazakh: Self? = of("kk")
  /// Makes the secondary actions of Kazakh.
  public static func kazakhBuilder() throws -> Self { of("kk") }
  /// The secondary actions of Kurdish (Sorani), `ckb`.
  public static let kurdishSorani: Self? = of("ckb")
  /// Makes the secondary actions of Kurdish (Sorani).
  public static func kurdishSoraniBuilder() throws -> Self { of("ckb") }
  /// The secondary actions of Kurdish (Sorani, Arabic layout), `ckb_IQ`.
  public static let kurdishSoraniArabic: Self? = of("ckb_IQ")
  /// Makes the secondary actions of Kurdish (Sorani, Arabic layout).
  public static func kurdishSoraniArabicBuilder() throws -> Self { of("ckb_IQ") }
  /// The secondary actions of Kurdish (Sorani, PC layout), `ckb_PC`.
  public static let kurdishSoraniPc: Self? = of("ckb_PC")
  /// Makes the secondary actions of Kurdish (Sorani, PC layout).
  public static func kurdishSoraniPcBuilder() throws -> Self { of("ckb_PC") }
  /// The secondary actions of Latvian, `lv`.
  public static let latvian: Self? = of("lv")
  /// Makes the secondary actions of Latvian.
  public static func latvianBuilder() throws -> Self { of("lv") }
  /// The secondary actions of Lithuanian, `lt`.
  public static let lithuanian: Self? = of("lt")
  /// Makes the secondary actions of Lithuanian.
  public static func lithuanianBuilder() throws -> Self { of("lt") }
  /// The secondary actions of Macedonian, `mk`.
  public static let macedonian: Self? = of("mk")
  /// Makes the secondary actions of Macedonian.
  public static func macedonianBuilder() throws -> Self { of("mk") }
  /// The secondary actions of Malay, `ms`.
  public static let malay: Self? = of("ms")
  /// Makes the secondary actions of Malay.
  public static func malayBuilder() throws -> Self { of("ms") }
  /// The secondary actions of Maltese, `mt`.
  public static let maltese: Self? = of("mt")
  /// Makes the secondary actions of Maltese.
  public static func malteseBuilder() throws -> Self { of("mt") }
  /// The secondary actions of Mongolian, `mn`.
  public static let mongolian: Self? = of("mn")
  /// Makes the secondary actions of Mongolian.
  public static func mongolianBuilder() throws -> Self { of("mn") }
  /// The secondary actions of Northern Sami, `se`.
  public static let northernSami: Self? = of("se")
  /// Makes the secondary actions of Northern Sami.
  public static func northernSamiBuilder() throws -> Self { of("se") }
  /// The secondary actions of Norwegian Bokmål, `nb`.
  public static let norwegian: Self? = of("nb")
  /// Makes the secondary actions of Norwegian Bokmål.
  public static func norwegianBuilder() throws -> Self { of("nb") }
  /// The secondary actions of Norwegian Nynorsk, `nn`.
  public static let norwegianNynorsk: Self? = of("nn")
  /// Makes the secondary actions of Norwegian Nynorsk.
  public static func norwegianNynorskBuilder() throws -> Self { of("nn") }
  /// The secondary actions of Persian, `fa`.
  public static let persian: Self? = of("fa")
  /// Makes the secondary actions of Persian.
  public static func persianBuilder() throws -> Self { of("fa") }
  /// The secondary actions of Polish, `pl`.
  public static let polish: Self? = of("pl")
  /// Makes the secondary actions of Polish.
  public static func polishBuilder() throws -> Self { of("pl") }
  /// The secondary actions of Portuguese (Portugal), `pt_PT`.
  public static let portuguese: Self? = of("pt_PT")
  /// Makes the secondary actions of Portuguese (Portugal).
  public static func portugueseBuilder() throws -> Self { of("pt_PT") }
  /// The secondary actions of Portuguese (Brazil), `pt_BR`.
  public static let portugueseBrazil: Self? = of("pt_BR")
  /// Makes the secondary actions of Portuguese (Brazil).
  public static func portugueseBrazilBuilder() throws -> Self { of("pt_BR") }
  /// The secondary actions of Romanian, `ro`.
  public static let romanian: Self? = of("ro")
  /// Makes the secondary actions of Romanian.
  public static func romanianBuilder() throws -> Self { of("ro") }
  /// The secondary actions of Russian, `ru`.
  public static let russian: Self? = of("ru")
  /// Makes the secondary actions of Russian.
  public static func russianBuilder() throws -> Self { of("ru") }
  /// The secondary actions of Serbian (Cyrillic), `sr`.
  public static let serbian: Self? = of("sr")
  /// Makes the secondary actions of Serbian (Cyrillic).
  public static func serbianBuilder() throws -> Self { of("sr") }
  /// The secondary actions of Serbian (Latin), `sr-Latn`.
  public static let serbianLatin: Self? = of("sr-Latn")
  /// Makes the secondary actions of Serbian (Latin).
  public static func serbianLatinBuilder() throws -> Self { of("sr-Latn") }
  /// The secondary actions of Shughni Tajik, `tg`.
  public static let shughniTajik: Self? = of("tg")
  /// Makes the secondary actions of Shughni Tajik.
  public static func shughniTajikBuilder() throws -> Self { of("tg") }
  /// The secondary actions of Slovak, `sk`.
  public static let slovak: Self? = of("sk")
  /// Makes the secondary actions of Slovak.
  public static func slovakBuilder() throws -> Self { of("sk") }
  /// The secondary actions of Slovenian, `sl`.
  public static let slovenian: Self? = of("sl")
  /// Makes the secondary actions of Slovenian.
  public static func slovenianBuilder() throws -> Self { of("sl") }
  /// The secondary actions of Spanish, `es`.
  public static let spanish: Self? = of("es")
  /// Makes the secondary actions of Spanish.
  public static func spanishBuilder() throws -> Self { of("es") }
  /// The secondary actions of Spanish (Latin America), `es_419`.
  public static let spanishLatinAmerica: Self? = of("es_419")
  /// Makes the secondary actions of Spanish (Latin America).
  public static func spanishLatinAmericaBuilder() throws -> Self { of("es_419") }
  /// The secondary actions of Spanish (Mexico), `es_MX`.
  public static let spanishMexico: Self? = of("es_MX")
  /// Makes the secondary actions of Spanish (Mexico).
  public static func spanishMexicoBuilder() throws -> Self { of("es_MX") }
  /// The secondary actions of Swedish, `sv`.
  public static let swedish: Self? = of("sv")
  /// Makes the secondary actions of Swedish.
  public static func swedishBuilder() throws -> Self { of("sv") }
  /// The secondary actions of Swahili, `sw`.
  public static let swahili: Self? = of("sw")
  /// Makes the secondary actions of Swahili.
  public static func swahiliBuilder() throws -> Self { of("sw") }
  /// The secondary actions of Turkish, `tr`.
  public static let turkish: Self? = of("tr")
  /// Makes the secondary actions of Turkish.
  public static func turkishBuilder() throws -> Self { of("tr") }
  /// The secondary actions of Ukrainian, `uk`.
  public static let ukrainian: Self? = of("uk")
  /// Makes the secondary actions of Ukrainian.
  public static func ukrainianBuilder() throws -> Self { of("uk") }
  /// The secondary actions of Uzbek, `uz`.
  public static let uzbek: Self? = of("uz")
  /// Makes the secondary actions of Uzbek.
  public static func uzbekBuilder() throws -> Self { of("uz") }
  /// The secondary actions of Vietnamese, `vi`.
  public static let vietnamese: Self? = of("vi")
  /// Makes the secondary actions of Vietnamese.
  public static func vietnameseBuilder() throws -> Self { of("vi") }
  /// The secondary actions of Welsh, `cy`.
  public static let welsh: Self? = of("cy")
  /// Makes the secondary actions of Welsh.
  public static func welshBuilder() throws -> Self { of("cy") }
}
