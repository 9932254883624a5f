struct SoundRule: Equatable, Sendable {

  let typed: String
  let meant: String

  /// In tenths of a natural logarithm.
  let cost: Int32
}

extension SoundRule {

  static func rules(ofLanguage language: String) -> [SoundRule] {
    (table[language] ?? []).flatMap { first, second, cost in
      [
        SoundRule(typed: first, meant: second, cost: cost),
        SoundRule(typed: second, meant: first, cost: cost),
      ]
    }
  }

  private static let table: [String: [(String, String, Int32)]] = [
    "en": [
      ("f", "ph", 34), ("f", "gh", 44), ("k", "ch", 44), ("k", "ck", 30), ("c", "ck", 34),
      ("ks", "x", 40), ("cs", "x", 40), ("cc", "x", 50), ("kw", "qu", 36), ("s", "sc", 32),
      ("c", "sc", 36), ("s", "ps", 44), ("n", "kn", 40), ("r", "wr", 40), ("r", "rh", 20),
      ("t", "th", 44), ("g", "gu", 38), ("g", "gh", 40), ("j", "dg", 44), ("dg", "g", 40),
      ("sh", "ti", 46), ("shun", "tion", 34), ("sion", "tion", 26), ("cion", "tion", 30),
      ("shion", "tion", 36), ("tion", "cian", 44), ("cian", "tian", 36), ("ssion", "tion", 34),
      ("able", "ible", 22), ("ably", "ibly", 22), ("ance", "ence", 20), ("ant", "ent", 20),
      ("ancy", "ency", 20), ("ar", "er", 26), ("er", "or", 26), ("ur", "er", 30), ("re", "er", 28),
      ("ei", "ie", 22), ("ee", "ea", 30), ("ea", "e", 34), ("ee", "e", 36), ("ie", "y", 36),
      ("ys", "ies", 36), ("ei", "ee", 36), ("ie", "ee", 36), ("ai", "ei", 34), ("ay", "ai", 36),
      ("ou", "o", 38), ("ou", "u", 38), ("oo", "u", 38), ("ow", "ou", 36), ("au", "o", 40),
      ("aw", "au", 36), ("ough", "uff", 44), ("ough", "off", 44), ("augh", "af", 44),
      ("ght", "te", 50), ("ite", "ight", 44), ("el", "le", 28), ("al", "le", 32), ("il", "le", 36),
      ("full", "ful", 20), ("ly", "lly", 20), ("ally", "ly", 22), ("aly", "ally", 22),
      ("ely", "ly", 22), ("ment", "ement", 24), ("mant", "ment", 24), ("ous", "us", 30),
      ("eous", "ous", 30), ("ious", "ous", 28), ("ious", "eous", 24), ("cious", "tious", 26),
      ("sious", "cious", 30), ("cede", "ceed", 26), ("ceed", "sede", 34), ("ceed", "cede", 26),
      ("eau", "o", 44), ("eur", "er", 34), ("ery", "ary", 24), ("ory", "ary", 28),
      ("ery", "ry", 26),
      ("ys", "is", 34), ("y", "i", 32), ("s", "z", 28), ("c", "s", 30), ("ice", "ise", 28),
      ("ize", "ise", 24), ("wh", "w", 32), ("h", "wh", 44), ("ngth", "nth", 28), ("nt", "nd", 46),
      ("nn", "mn", 40), ("m", "mn", 40), ("m", "mb", 40), ("d", "ed", 44), ("ibal", "able", 34),
      ("ick", "ic", 26), ("icly", "ically", 26), ("ricly", "rically", 24), ("edly", "idly", 30),
      ("dis", "des", 24), ("de", "di", 28), ("in", "en", 26), ("im", "em", 26), ("un", "in", 34),
      ("per", "pre", 24), ("per", "pur", 28), ("pro", "per", 36), ("inter", "intr", 24),
      ("tiion", "tion", 30), ("toin", "tion", 26), ("iton", "tion", 26),
      ("tino", "tion", 26), ("ign", "ine", 40), ("ege", "edge", 26),
      ("ledge", "lege", 24), ("gage", "guage", 26), ("quire", "quier", 26), ("cqu", "qu", 24),
      ("aqu", "acqu", 22), ("acu", "accu", 24), ("exs", "exc", 26),
      ("exc", "ex", 28), ("ecs", "exc", 34), ("exh", "ex", 28), ("ex", "ec", 40),
    ],
    "de": [
      ("ss", "ß", 12), ("s", "ß", 22), ("ae", "ä", 10), ("oe", "ö", 10), ("ue", "ü", 10),
      ("f", "v", 34), ("f", "ph", 34), ("e", "ä", 30), ("eu", "äu", 26), ("ai", "ei", 34),
      ("d", "t", 36), ("dt", "t", 34), ("ih", "ie", 32), ("i", "ie", 32), ("k", "ck", 28),
      ("z", "tz", 28), ("ks", "chs", 36), ("x", "chs", 36), ("seid", "seit", 28),
    ],
    "fr": [
      ("oe", "œ", 10), ("ae", "æ", 10), ("é", "er", 34), ("f", "ph", 34), ("k", "qu", 34),
      ("s", "ss", 24), ("s", "c", 34), ("ss", "ç", 28), ("au", "o", 32), ("eau", "au", 28),
      ("an", "en", 30), ("ai", "è", 30), ("ai", "ei", 34), ("i", "y", 28), ("j", "g", 32),
    ],
    "es": [
      ("b", "v", 24), ("ll", "y", 26), ("g", "j", 26), ("s", "c", 30), ("z", "c", 26),
      ("s", "z", 30), ("c", "qu", 34), ("k", "qu", 28), ("n", "ñ", 14), ("x", "s", 34),
    ],
    "sv": [
      ("aa", "å", 14), ("ae", "ä", 14), ("oe", "ö", 14), ("sj", "sk", 34), ("sj", "sch", 36),
      ("tj", "k", 40), ("k", "ck", 26), ("e", "ä", 28), ("g", "j", 36), ("å", "o", 32),
    ],
    "pl": [
      ("u", "ó", 24), ("rz", "ż", 24), ("ch", "h", 24), ("sz", "rz", 36), ("om", "ą", 34),
      ("on", "ą", 34), ("em", "ę", 34), ("en", "ę", 34), ("si", "ś", 30), ("ci", "ć", 30),
    ],
    "ru": [
      ("е", "ё", 6), ("и", "е", 30), ("а", "о", 28), ("н", "нн", 24), ("тся", "ться", 20),
      ("з", "с", 32), ("ь", "ъ", 28), ("щ", "сч", 34), ("ща", "щя", 24), ("жи", "жы", 20),
    ],
    "tr": [("i", "ı", 14), ("g", "ğ", 14), ("s", "ş", 14), ("c", "ç", 14), ("d", "t", 38)],
  ]
}
