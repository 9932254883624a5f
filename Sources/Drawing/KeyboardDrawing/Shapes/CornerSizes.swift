package import Foundation

package struct CornerSizes: Hashable, Sendable {

  package var topLeft: CGSize
  package var topRight: CGSize
  package var bottomRight: CGSize
  package var bottomLeft: CGSize

  package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all length: Double) {
    let size = CGSize(width: length, height: length)
    self.init(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size)
  }
}
