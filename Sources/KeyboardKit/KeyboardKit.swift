// What `import KeyboardKit` gives: the model, its looks, its input and its views. Drawing them
// to a file takes `import KeyboardRender` besides.
@_exported public import KeyboardCompatibility
@_exported public import KeyboardCore
@_exported public import KeyboardDrawing
@_exported public import KeyboardInput
@_exported public import KeyboardStyling
@_exported public import KeyboardViews
