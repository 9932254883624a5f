// The exports of `import KeyboardKit`: model, themes with their files and diagnostics, input and views. Drawing them to a file
// requires `import KeyboardRender`, too.
@_exported public import KeyboardCore
@_exported public import KeyboardDrawing
@_exported public import KeyboardInput
@_exported public import KeyboardLexicon
@_exported public import KeyboardStyling
@_exported public import KeyboardViews
@_exported public import SourceText
