/// The main exemplar characters of locales: what people need to write the language.
///
/// Those of several characters stand for a letter of the alphabet, such as the Croatian `lj`.
/// Source: Unicode CLDR 41, `common/main`, as Debian's package unicode-cldr-core 41 has it, the
/// region's file before the language's. Cherokee is in the case that people write, which Unicode
/// calls the upper one. CLDR 41 has no Chuvash, and no Shughni (`tg`): these are their alphabets.
enum ExemplarCharacters {

  static let all = first.merging(others) { $1 }

  private static let first: [String: String] = [
    "ar":
      "\u{064B} \u{064C} \u{064D} \u{064E} \u{064F} \u{0650} \u{0651} \u{0652} "
      + "\u{0670} ء أ ؤ إ ئ ا آ ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ى "
      + "ي",
    "ar_PC":
      "\u{064B} \u{064C} \u{064D} \u{064E} \u{064F} \u{0650} \u{0651} \u{0652} "
      + "\u{0670} ء أ ؤ إ ئ ا آ ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ى "
      + "ي",
    "be":
      "а б в г д дж дз е ё ж з і й к л м н о п р с т у ў ф х ц ч ш ы ь э ю я",
    "bg":
      "а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я",
    "ca":
      "· a à b c ç d e é è f g h i í ï j k l m n o ó ò p q r s t u ú ü v w x y z",
    "chr":
      "Ꭰ Ꭱ Ꭲ Ꭳ Ꭴ Ꭵ Ꭶ Ꭷ Ꭸ Ꭹ Ꭺ Ꭻ Ꭼ Ꭽ Ꭾ Ꭿ Ꮀ Ꮁ Ꮂ Ꮃ Ꮄ Ꮅ Ꮆ Ꮇ Ꮈ Ꮉ Ꮊ Ꮋ Ꮌ Ꮍ Ꮎ Ꮏ Ꮐ Ꮑ Ꮒ Ꮓ Ꮔ Ꮕ Ꮖ "
      + "Ꮗ Ꮘ Ꮙ Ꮚ Ꮛ Ꮜ Ꮝ Ꮞ Ꮟ Ꮠ Ꮡ Ꮢ Ꮣ Ꮤ Ꮥ Ꮦ Ꮧ Ꮨ Ꮩ Ꮪ Ꮫ Ꮬ Ꮭ Ꮮ Ꮯ Ꮰ Ꮱ Ꮲ Ꮳ Ꮴ Ꮵ Ꮶ Ꮷ Ꮸ Ꮹ Ꮺ Ꮻ Ꮼ Ꮽ "
      + "Ꮾ Ꮿ Ᏸ Ᏹ Ᏺ Ᏻ Ᏼ",
    "ckb":
      "ئ ا ب پ ت ج چ ح خ د ر ز ڕ ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن ھ ە و ۆ ی ێ",
    "ckb_IQ":
      "ئ ا ب پ ت ج چ ح خ د ر ز ڕ ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن ھ ە و ۆ ی ێ",
    "ckb_PC":
      "ئ ا ب پ ت ج چ ح خ د ر ز ڕ ژ س ش ع غ ف ڤ ق ک گ ل ڵ م ن ھ ە و ۆ ی ێ",
    "cs":
      "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y "
      + "ý z ž",
    "cv":
      "а ӑ б в г д е ё ӗ ж з и й к л м н о п р с ҫ т у ӳ ф х ц ч ш щ ъ ы ь э ю я",
    "cy":
      "a á à â ä b c ch d dd e é è ê ë f ff g ng h i í ì î ï j l ll m n o ó ò ô ö p "
      + "ph r rh s t th u ú ù û ü w ẃ ẁ ŵ ẅ y ý ỳ ŷ ÿ",
    "da":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å",
    "de":
      "a ä b c d e f g h i j k l m n o ö p q r s ß t u ü v w x y z",
    "de_AT":
      "a ä b c d e f g h i j k l m n o ö p q r s ß t u ü v w x y z",
    "de_CH":
      "a ä b c d e f g h i j k l m n o ö p q r s t u ü v w x y z",
    "el":
      "α ά β γ δ ε έ ζ η ή θ ι ί ϊ ΐ κ λ μ ν ξ ο ό π ρ σ ς τ υ ύ ϋ ΰ φ χ ψ ω ώ",
    "en":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "en_AU":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "en_CA":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "en_GB":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "en_US":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "es":
      "a á b c d e é f g h i í j k l m n ñ o ó p q r s t u ú ü v w x y z",
    "es_419":
      "a á b c d e é f g h i í j k l m n ñ o ó p q r s t u ú ü v w x y z",
    "es_MX":
      "a á b c d e é f g h i í j k l m n ñ o ó p q r s t u ú ü v w x y z",
    "et":
      "a b c d e f g h i j k l m n o p q r s š z ž t u v w õ ä ö ü x y",
    "fa":
      "\u{064B} \u{064D} \u{064C} \u{0651} \u{0654} آ ا ء أ ؤ ئ ب پ ت ث ج چ ح خ د ذ ر "
      + "ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ة ی",
    "fi":
      "a b c d e f g h i j k l m n o p q r s š t u v w x y z ž å ä ö",
    "fil":
      "a b c d e f g h i j k l m n ñ ng o p q r s t u v w x y z",
    "fo":
      "a á b d ð e f g h i í j k l m n o ó p r s t u ú v y ý æ ø",
    "fr":
      "a à â æ b c ç d e é è ê ë f g h i î ï j k l m n o ô œ p q r s t u ù û ü v w x "
      + "y ÿ z",
    "fr_BE":
      "a à â æ b c ç d e é è ê ë f g h i î ï j k l m n o ô œ p q r s t u ù û ü v w x "
      + "y ÿ z",
    "fr_CA":
      "a à â æ b c ç d e é è ê ë f g h i î ï j k l m n o ô œ p q r s t u ù û ü v w x "
      + "y ÿ z",
    "fr_CH":
      "a à â æ b c ç d e é è ê ë f g h i î ï j k l m n o ô œ p q r s t u ù û ü v w x "
      + "y ÿ z",
    "ga_IE":
      "a á b c d e é f g h i í l m n o ó p r s t u ú",
    "haw":
      "a ā e ē i ī o ō u ū h k l m n p w ʻ",
    "he_IL":
      "א ב ג ד ה ו ז ח ט י כ ך ל מ ם נ ן ס ע פ ף צ ץ ק ר ש ת",
    "hr":
      "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž",
    "hu":
      "a á b c cs ccs d dz ddz dzs ddzs e é f g gy ggy h i í j k l ly lly m n ny nny "
      + "o ó ö ő p r s sz ssz t ty tty u ú ü ű v z zs zzs",
    "hy":
      "ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ փ ք օ ֆ",
    "id":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "is":
      "a á b d ð e é f g h i í j k l m n o ó p r s t u ú v x y ý þ æ ö",
    "it":
      "a à b c d e é è f g h i ì j k l m n o ó ò p q r s t u ù v w x y z",
    "ka":
      "ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ",
    "kk":
      "а ә б в г ғ д е ё ж з и й к қ л м н ң о ө п р с т у ұ ү ф х һ ц ч ш щ ъ ы і ь "
      + "э ю я",
    "lt":
      "a ą b c č d e ę ė f g h i į y j k l m n o p r s š t u ų ū v z ž",
    "lv":
      "a ā b c č d e ē f g ģ h i ī j k ķ l ļ m n ņ o p r s š t u ū v z ž",
    "mk":
      "а б в г д ѓ е ж з ѕ и ј к л љ м н њ о п р с т ќ у ф х ц ч џ ш",
    "mn":
      "а б в г д е ё ж з и й к л м н о ө п р с т у ү ф х ц ч ш щ ъ ы ь э ю я",
    "ms":
      "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "mt":
      "a à b ċ d e è f ġ g għ h ħ i ì j k l m n o ò p q r s t u ù v w x ż z",
    "nb":
      "a à b c d e é f g h i j k l m n o ó ò ô p q r s t u v w x y z æ ø å",
    "nl":
      "a á ä b c d e é ë f g h i í ï ij íj\u{0301} j k l m n o ó ö p q r s t u ú ü v "
      + "w x y z",
    "nl_BE":
      "a á ä b c d e é ë f g h i í ï ij íj\u{0301} j k l m n o ó ö p q r s t u ú ü v "
      + "w x y z",
    "nn":
      "a à b c d e é f g h i j k l m n o ó ò ô p q r s t u v w x y z æ ø å",
    "pl":
      "a ą b c ć d e ę f g h i j k l ł m n ń o ó p r s ś t u w y z ź ż",
    "pt_BR":
      "a á à â ã b c ç d e é ê f g h i í j k l m n o ó ò ô õ p q r s t u ú v w x y z",
    "pt_PT":
      "a á à â ã b c ç d e é ê f g h i í j k l m n o ó ò ô õ p q r s t u ú v w x y z",
    "ro":
      "a ă â b c d e f g h i î j k l m n o p r s ș t ț u v w x y z",
    "ru":
      "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я",
    "se":
      "a á b c č d đ e f g h i j k l m n ŋ o p r s š t ŧ u v z ž",
    "sk":
      "a á ä b c č d ď dz dž e é f g h ch i í j k l ĺ ľ m n ň o ó ô p q r ŕ s š t ť u "
      + "ú v w x y ý z ž",
    "sl":
      "a b c č d e f g h i j k l m n o p r s š t u v z ž",
    "smn":
      "a â b c č d đ e f g h i j k l m n ŋ o p r s š t u v y z ž ä á",
    "sq":
      "a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z "
      + "zh",
    "sr":
      "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш",
    "sr-Latn":
      "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž",
    "sv":
      "a à b c d e é f g h i j k l m n o p q r s t u v w x y z å ä ö",
    "sw":
      "a b ch d e f g h i j k l m n o p r s t u v w y z",
    "tg":
      "a ā b c č d δ e ê f g ɣ ɣ\u{030C} h i ī ǰ k l m n o p q r s š t ϑ u ū ů v w x "
      + "ẋ y z ž ʓ",
    "tr":
      "a b c ç d e f g ğ h ı i İ j k l m n o ö p r s ş t u ü v y z",
    "uk":
      "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я ʼ",
    "uz":
      "a b d e f g h i j k l m n o p q r s t u v x y z oʻ gʻ sh ch ʼ",
    "vi":
      "a à ả ã á ạ ă ằ ẳ ẵ ắ ặ â ầ ẩ ẫ ấ ậ b c d đ e è ẻ ẽ é ẹ ê ề ể ễ ế ệ g h i ì ỉ "
      + "ĩ í ị k l m n o ò ỏ õ ó ọ ô ồ ổ ỗ ố ộ ơ ờ ở ỡ ớ ợ p q r s t u ù ủ ũ ú ụ ư ừ ử "
      + "ữ ứ ự v x y ỳ ỷ ỹ ý ỵ",
  ]
}
