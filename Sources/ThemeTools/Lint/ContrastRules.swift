import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline

/// The contrast of all texts and icons of a look, by the places that set their colors.
struct ContrastRules {

  let run: LintRun

  /// Return the findings about keyboards of the theme.
  func findings(about keyboards: [MeasuredKeyboard]) throws -> [Diagnostic] {
    let cases = try keyboards.flatMap { try ContrastCase.measure($0, level: run.policy.level) }
    // Only a theme with failures has to be traced.
    guard cases.contains(where: \.fails) else { return [] }
    var groups: [[ContrastCase]] = []
    var indices: [Key: Int] = [:]
    var settings: [(setting: ColorTrace.Setting?, isFace: Bool)] = []
    for (keyboard, ofKeyboard) in cases.grouped {
      let (contents, faces) = (
        run.marked(keyboard.situation, .content), run.marked(keyboard.situation, .face)
      )
      for item in ofKeyboard {
        let own = contents?.setting(of: item)
        let setting = own ?? faces?.setting(behind: item.content)
        let key = Key(rule: item.rule, span: setting?.value.span)
        let index = indices[key] ?? groups.count
        if index == groups.count {
          indices[key] = index
          groups.append([])
          settings.append((setting, own == nil))
        }
        groups[index].append(item)
      }
    }
    return try zip(groups, settings).compactMap { cases, found in
      let failures = cases.filter(\.fails).sorted { $0.contrast < $1.contrast }
      return try ContrastFinding(
        setting: found.setting, isFace: found.isFace, failures: failures, cases: cases,
        document: run.document
      ).diagnostic()
    }
  }

  /// The findings that are one.
  private struct Key: Hashable {
    var rule: LintRule
    var span: Range<Int>?
  }
}

extension [ContrastCase] {

  /// The cases of each keyboard, in order.
  fileprivate var grouped: [(MeasuredKeyboard, [ContrastCase])] {
    var result: [(MeasuredKeyboard, [ContrastCase])] = []
    for item in self {
      if result.last?.0 === item.keyboard {
        result[result.count - 1].1.append(item)
      } else {
        result.append((item.keyboard, [item]))
      }
    }
    return result
  }
}

/// A keyboard in colors that tell the places that set them.
struct MarkedKeyboard {

  let keyboard: MeasuredKeyboard
  let trace: ColorTrace

  /// Return the value that sets the color of a content.
  func setting(of item: ContrastCase) -> ColorTrace.Setting? {
    let same = keyboard.contents.first { $0.identity == item.content.identity }
    guard let same, same.colors.indices.contains(item.colorIndex) else { return nil }
    return trace.setting(of: same.colors[item.colorIndex])
  }

  /// Return the value that sets the color of the part behind a content.
  func setting(behind content: SceneContent) -> ColorTrace.Setting? {
    setting(ofFace: content.role, named: content.name, isSelected: content.isSelected)
  }

  /// Return the value that sets the color of a part.
  func setting(
    ofFace role: Scene.Element.Role, named name: String, isSelected: Bool = false
  ) -> ColorTrace.Setting? {
    let role = role == .calloutItem && !isSelected ? .actionCallout : role
    let part = keyboard.scene.elements.last {
      $0.role == role && ($0.name == name || role == .actionCallout)
        && (role != .calloutItem || $0.property("state") == "selected")
    }
    let face = part?.style.first { $0.name == "backgroundColor" }
    guard case .color(let color)? = face?.value else { return nil }
    return trace.setting(of: color)
  }
}
