// KeyboardKit under the name that apps import, and names of UIKit that keyboards use beside it.
@_exported public import KeyboardKit
