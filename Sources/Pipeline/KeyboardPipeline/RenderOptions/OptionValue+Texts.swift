import KeyboardCore
import KeyboardDrawing
import KeyboardStyling
import SourceText

extension OptionValue<String> {

  private static func text(_ notation: OptionNotation) -> OptionValue {
    OptionValue(notation: notation) { given, _ in given.text }
  }

  static var text: OptionValue {
    text(OptionNotation(takesDashes: true, samples: ["a", "--theme", "é, 'b'", ""]))
  }

  static var jsonFile: OptionValue {
    text(OptionNotation(completion: .jsonFile, path: { $0 }, samples: ["mine.json"]))
  }

  static var folder: OptionValue {
    text(OptionNotation(completion: .folder, path: { $0 }, samples: ["./mine"]))
  }

  static var typedText: OptionValue {
    OptionValue(notation: text.notation) { given, reader in
      let (count, limit) = (given.text.count, 20_000)
      if count <= limit { return given.text }
      reader.report(code: .cliLimit, "At most \(limit) characters can be typed, not \(count)")
      return nil
    }
  }
}

extension OptionValue<Int> {

  static func integer(in range: ClosedRange<Int>) -> OptionValue {
    let samples = ["\(range.lowerBound)", "\(range.upperBound)"]
    return OptionValue(notation: OptionNotation(takesDashes: true, samples: samples)) {
      $1.readInteger($0.text, option: $0.name, in: range)
    }
  }
}

extension OptionValue<Double> {

  static func number(in range: ClosedRange<Double>) -> OptionValue {
    let samples = [range.lowerBound.plainText, range.upperBound.plainText]
    return OptionValue(notation: OptionNotation(takesDashes: true, samples: samples)) {
      $1.readNumber($0.text, option: $0.name, in: range)
    }
  }

  static var textSize: OptionValue {
    var names = choice(among: Keyboard.TextSize.allCases.map { ($0.rawValue, $0.factor) })
    names.notation.takesDashes = true
    return OptionValue(notation: names.notation) { [names] given, reader in
      let value = given.text.first?.isLetter == true ? names : number(in: 0.5...3.2)
      return value.parse(given, &reader)
    }
  }
}

extension OptionValue<RenderRequest.Size> {

  static var size: OptionValue {
    OptionValue(notation: OptionNotation(takesDashes: true, samples: ["390x264", "160x120.5"])) {
      let text = $0.text
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
        width.isFinite, height.isFinite
      else {
        $1.report(
          code: .invalidArgument,
          "--size must be a width and a height in points such as 390x264, not “\(text.shortened)”")
        return nil
      }
      if width >= 160, height >= 120 { return RenderRequest.Size(width: width, height: height) }
      $1.report(code: .outOfRange, "--size must be at least 160x120 points, not \(text.shortened)")
      return nil
    }
  }
}

extension OptionValue<[Emoji]> {

  static var emojis: OptionValue {
    OptionValue(notation: OptionNotation(takesDashes: true, samples: ["😀👍🏽, 🇸🇪", ""])) {
      let (limit, emojis) = (200, $0.text.filter { !$0.isWhitespace && $0 != "," })
      if let other = emojis.first(where: { !$0.isEmoji }) {
        $1.report(
          code: .invalidArgument,
          "--\($0.name) has “\(String(other).shortened)”, which isn't an emoji")
      } else if emojis.count > limit {
        $1.report(
          code: .cliLimit,
          "--\($0.name) has \(emojis.count) emojis; at most \(limit) are kept")
      }
      return emojis.map { Emoji($0) }
    }
  }
}

extension OptionValue<[Autocomplete.Suggestion]> {

  static var suggestions: OptionValue {
    OptionValue(notation: OptionValue<String>.text.notation) { given, reader in
      let suggestions = SuggestionList.parse(given.text)
      let isShort = reader.takes(suggestions.count, atMost: 100, "suggestions", option: given.name)
      return isShort ? suggestions : nil
    }
  }
}

extension OptionValue<RenderRequest.ToolbarItemChoice> {

  static var toolbarItems: OptionValue {
    let samples = ["standard:paste,Aa>;;standard:settings#2", "A,*B,|,,C;D", "", "items.json"]
    let notation = OptionNotation(
      takesDashes: true, path: { RenderRequest.ToolbarItemChoice(parsing: $0).path },
      samples: samples)
    return OptionValue(notation: notation) { given, reader in
      let choice = RenderRequest.ToolbarItemChoice(parsing: given.text)
      guard case .list(let list) = choice else { return choice }
      let isShort = reader.takes(
        list.groups.count, atMost: ToolbarItemList.maximumGroups, "groups of items",
        option: given.name)
      return isShort ? choice : nil
    }
  }
}

extension OptionValue<RenderRequest.MessageChoice> {

  static var messages: OptionValue {
    let samples = ["default", "chat.json"]
    let notation = OptionNotation(
      completion: .jsonFile, path: { $0 == "default" ? nil : $0 }, samples: samples)
    return OptionValue(notation: notation) { given, _ in
      given.text == "default" ? .standard : .file(given.text)
    }
  }
}

extension OptionValue<RenderRequest.Backdrop> {

  static var backdrop: OptionValue {
    let samples = ["#8040c0", "teal", "photo.jpg", "./photo"]
    let notation = OptionNotation(
      path: { RenderRequest.Backdrop.isFile($0) ? $0 : nil }, samples: samples)
    return OptionValue(notation: notation) { given, reader in
      if RenderRequest.Backdrop.isFile(given.text) { return .file(given.text) }
      do throws(Diagnostics) {
        return .color(try Color(parsing: given.text))
      } catch {
        reader.report(
          code: .invalidBackdrop,
          "--backdrop must be a color such as #8040c0, or a file such as photo.jpg or ./photo, not "
            + given.text.shortened.quoted)
        return nil
      }
    }
  }
}
