// The views of KeyboardKit under the name that apps import, and what apps use beside them.
@_exported public import KeyboardKit
@_exported public import Observation
@_exported public import UIKit
