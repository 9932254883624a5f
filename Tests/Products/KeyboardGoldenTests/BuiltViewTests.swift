import KeyboardGolden
import KeyboardKit
import Testing

/// Golden pictures of what apps put above and in place of keys.
@Suite struct BuiltViewTests {

  private let controller = KeyboardInputViewController()
  private var context: KeyboardContext { controller.keyboardContext }

  init() {
    context.use(.standard)
    context.locale = .english
    context.keyboardCase = .lowercased
    controller.state.autocompleteContext.suggestionsFromService = [
      .init(text: "Bonjour"), .init(text: "Salut", type: .autocorrect), .init(text: "Allô"),
    ]
  }

  /// The bar of an assistant above the suggestions.
  private struct AssistantBar: View {
    @EnvironmentObject private var keyboardContext: KeyboardContext

    var body: some View {
      HStack(spacing: 10) {
        Image(systemName: "globe").font(.system(size: 18)).foregroundColor(.white)
          .frame(width: 32, height: 32)
          .background(.blue, in: Circle())
        VStack(alignment: .leading, spacing: 0) {
          Text("Translate").font(.system(size: 15, weight: .semibold))
          Text("From \(keyboardContext.locale.identifier.uppercased()) to French")
            .font(.system(size: 12)).foregroundColor(.secondary)
        }
        Spacer()
        Text("Done").font(.system(size: 15, weight: .semibold)).foregroundColor(.white)
          .padding(.horizontal, 14).frame(height: 30)
          .background(.blue, in: Capsule())
      }.padding(.horizontal, 10).padding(.top, 8)
    }
  }

  @Test func barAboveSuggestions() {
    let view = KeyboardView(
      controller: controller,
      toolbar: { params in
        VStack(spacing: 0) {
          AssistantBar()
          params.view
        }
      })
    expectGolden(of: view.keyboardState(controller.state), named: "barAboveSuggestions")
  }

  /// The digits of a top row above its letters, a custom space, and a return key with an icon.
  @Test func contentOfKeys() {
    context.colorScheme = .dark
    let digits = Array("qwertyuiop")
    let view = KeyboardView(
      controller: controller,
      buttonContent: { params in
        switch params.item.action {
        case .character(let letter) where letter.first.map(digits.contains) == true:
          VStack(spacing: -3) {
            Text("\((digits.firstIndex(of: Character(letter)) ?? 0) + 1)".suffix(1).description)
              .font(.system(size: 11)).opacity(0.6)
            params.view
          }
        case .space:
          HStack(spacing: 6) {
            Image.keyboardDictation.font(.system(size: 15))
            Text("Hold to talk").font(.system(size: 15))
          }
        case .primary: Image(systemName: "arrow.left").foregroundColor(.white)
        default: params.view
        }
      })
    expectGolden(of: view, named: "contentOfKeys")
  }

  private func tile(_ title: String, _ image: Image, _ color: Color) -> some View {
    VStack(spacing: 6) {
      image.font(.system(size: 24)).foregroundColor(color)
      Text(title).font(.system(size: 13))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 14))
  }

  @Test func menuOverKeys() {
    let menu = VStack(spacing: 10) {
      HStack(spacing: 10) {
        tile("Settings", .keyboardSettings, .gray)
        tile("Languages", .keyboardGlobe, .blue)
        tile("Themes", .keyboardTheme, .pink)
      }
      HStack(spacing: 10) {
        tile("Dictation", .keyboardDictation, .orange)
        tile("Photos", .keyboardImages, .green)
        tile("Mail", .keyboardEmail, .indigo)
      }
    }.foregroundColor(.primary)
    let view = KeyboardView(
      controller: controller, buttonView: { $0.view.opacity(0) }
    ).overlay(menu.padding(.horizontal, 12).padding(.top, 54).padding(.bottom, 12))
    expectGolden(of: view, named: "menuOverKeys")
  }
}
