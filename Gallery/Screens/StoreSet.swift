import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import KeyboardViews

/// The pictures of a store, as a file describes them.
package struct StoreSet: Sendable {

  let devices: [StoreDevice]
  let languages: [StoreStrings]
  let screens: [StoreScreen]
  let format: PictureFormat

  package var count: Int { devices.count * languages.count * screens.count }

  /// The pictures in the folders of fastlane's `deliver`, in the order of languages.
  package func pictures() throws -> [PlannedPicture] {
    try languages.flatMap { strings in
      try devices.flatMap { device in
        try screens.enumerated().compactMap { index, screen in
          guard let texts = strings.screens[screen.id] else { return nil }
          let picture = try StorePicture(
            screen, texts: texts, locale: strings.language.locale, device: device)
          return PlannedPicture(
            path: "\(strings.language.code)/\(device.id)-\(index + 1).\(format.id)",
            width: device.width, height: device.height, format: format,
            place: texts.place
          ) { try picture.drawing(by: $0) }
        }
      }
    }
  }
}
