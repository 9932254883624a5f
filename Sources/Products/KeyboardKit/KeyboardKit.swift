// Exports of KeyboardKit: model, themes, input and views; KeyboardRender draws them to files.
// Foundation comes with it, as with SwiftUI and UIKit in KeyboardKit.
@_exported public import Foundation
@_exported public import KeyboardCore
@_exported public import KeyboardDrawing
@_exported public import KeyboardInput
@_exported public import KeyboardLexicon
@_exported public import KeyboardStyling
@_exported public import KeyboardViews
@_exported public import SourceText
