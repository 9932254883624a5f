import KeyboardInput
import Testing

@Suite struct VietnameseExampleTests {

  static let telex: [(keys: String, text: String)] = [
    ("tieengs", "tiếng"), ("vieejt", "việt"), ("dduwowngf", "đường"), ("nguwowif", "người"),
    ("hoaf", "hòa"), ("quas", "quá"), ("gias", "giá"), ("gif", "gì"), ("toans", "toán"),
    ("thuys", "thúy"), ("muaw", "mưa"), ("hoawcj", "hoặc"), ("thuowr", "thuở"),
    ("khuyeens", "khuyến"), ("ruowuj", "rượu"), ("cuuws", "cứu"), ("guiwr", "gửi"),
    ("gieengs", "giếng"), ("quoocs", "quốc"), ("quyeenf", "quyền"), ("khuyru", "khuỷu"),
    ("ddaayj", "đậy"), ("ddawsk", "đắk"),
    // Free marking, replacing and tones typed before their marks.
    ("tiengse", "tiếng"), ("dangd", "đang"), ("thuesee", "thuée"), ("thuese", "thuế"),
    ("cuusw", "cứu"), ("asf", "à"), ("hoasn", "hoán"), ("thuowng", "thương"),
    ("giuwongf", "giường"), ("qua", "qua"), ("quaw", "quă"), ("xooong", "xoong"),
    // Quality keys replace each other.
    ("aaw", "ă"), ("oow", "ơ"), ("awa", "â"), ("owo", "ô"), ("aasw", "ắ"),
    // Undo.
    ("aaa", "aa"), ("ddd", "dd"), ("aww", "aw"), ("uww", "uw"), ("ww", "w"), ("uoww", "uow"),
    ("ass", "as"), ("tieengss", "tiêngs"), ("asss", "ass"), ("aaaa", "aaa"), ("]]", "]"),
    ("asz", "a"), ("az", "az"), ("aszz", "aszz"),
    // Stand-alone letters.
    ("w", "ư"), ("tw", "tư"), ("]", "ư"), ("[", "ơ"), ("nh]ng", "nhưng"),
    // Stops take two tones only.
    ("tats", "tát"), ("tatf", "tatf"), ("cachj", "cạch"), ("catr", "catr"),
    // Words that are none come out as typed.
    ("window", "window"), ("banana", "banana"), ("test", "tét"), ("strass", "strass"),
    ("hello ", "hello "), ("facebook", "facebook"),
    // Case is kept by letter.
    ("As", "Á"), ("DD", "Đ"), ("Dd", "Đ"), ("dD", "đ"), ("TIEENGS", "TIẾNG"), ("TW", "TƯ"),
    ("Vieejt Nam", "Việt Nam"), ("DDUWOWNGF", "ĐƯỜNG"), ("AAA", "AA"), ("W", "Ư"),
  ]

  @Test(arguments: telex)
  func composesTelex(keys: String, text: String) {
    #expect(VietnameseTyping.text(of: keys, by: .telex) == text)
  }

  @Test(arguments: [
    ("tie6ng1", "tiếng"), ("vie65t", "việt"), ("d9u7o7ng2", "đường"), ("duong729", "đường"),
    ("thuo73", "thuở"), ("cu7u1", "cứu"), ("d9a6y5", "đậy"), ("uay6", "uây"), ("eu6", "êu"),
    ("ao6", "ao6"), ("oe6", "oe6"), ("a11", "a1"), ("a66", "a6"), ("uo7", "ươ"), ("a8", "ă"),
    ("a10", "a"), ("a0", "a0"), ("2024", "2024"), ("muo7i6", "muôi"), ("uo76", "uô"),
    ("tu7o76", "tuô"), ("khong6", "không"),
  ])
  func composesVNI(keys: String, text: String) {
    #expect(VietnameseTyping.text(of: keys, by: .vni) == text)
  }

  @Test(arguments: [
    ("tie^ng'", "tiếng"), ("vie^.t", "việt"), ("ddu+o+ng`", "đường"), ("thuo+?", "thuở"),
    ("cu+u'", "cứu"), ("dda^y.", "đậy"), ("khong^", "không"), ("toi.", "tọi"),
    ("toi\\.", "toi."), ("toi..", "toi."), ("a''", "a'"), ("tie^ng’", "tiếng"), ("u*", "ư"),
    ("a(", "ă"), ("d\\d", "dd"), ("Ai?", "Ải"), ("?", "?"), ("khong^, roi", "không, roi"),
  ])
  func composesVIQR(keys: String, text: String) {
    #expect(VietnameseTyping.text(of: keys, by: .viqr) == text)
  }

  @Test(arguments: [("hoaf", "hoà"), ("thuys", "thuý"), ("khoer", "khoẻ"), ("toans", "toán")])
  func placesTonesInNewStyle(keys: String, text: String) {
    #expect(VietnameseTyping.text(of: keys, by: .telex, style: .new) == text)
  }

  @Test func forgetsTheSyllableWhenTheTextChanges() {
    var typing = VietnameseTyping(.telex)
    typing.type("w")
    typing.text = "b" + typing.text
    typing.type("w")
    // The ư is no longer known to come from a lone w, so the w undoes its horn.
    #expect(typing.text == "buw")
    typing.text = "tiế"
    typing.type("ng")
    #expect(typing.text == "tiếng")
    typing.text.removeLast(3)
    typing.type("n")
    #expect(typing.text == "tin")
  }
}
