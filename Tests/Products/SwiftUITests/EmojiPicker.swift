import Foundation
import SwiftUI
import UIKit

// An emoji keyboard of UIKit as apps have it, which compiles and isn't drawn.

class EmojiFlow: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class EmojiCell: UICollectionViewCell {
  private var letter: CATextLayer?
  override var reuseIdentifier: String? { "emoji" }

  override func prepareForReuse() {
    super.prepareForReuse()
    letter?.removeFromSuperlayer()
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let text = CATextLayer()
    text.font = CFBridgingRetain(UIFont.systemFont(ofSize: 20).fontName)
    text.alignmentMode = .center
    text.frame = layer.bounds
    layer.addSublayer(text)
    letter = text
    CATransaction.commit()
  }
}

class EmojiPicker: UICollectionView {

  init(emojis: [String]) {
    super.init(frame: .zero, collectionViewLayout: EmojiFlow())
    register(EmojiCell.self, forCellWithReuseIdentifier: "emoji")
    delegate = self
    dataSource = self
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollToItem(at: IndexPath(row: 2, section: 1), at: .left, animated: false)
    setContentOffset(CGPoint(x: 3, y: 0), animated: false)
    collectionViewLayout.invalidateLayout()
    reloadData()
  }
  required init?(coder: NSCoder) { nil }
}

extension EmojiPicker: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "emoji", for: path)
  }
}

/// A bar with a button, whose image is drawn smaller.
func emojiBar(_ action: @escaping () -> Void) -> UIStackView {
  let button = UIButton()
  button.setTitle("ABC", for: .normal)
  button.setTitleColor(.quaternaryLabel, for: .normal)
  button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  let image = UIImage(named: "smaller")?.withRenderingMode(.alwaysTemplate)
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 9, height: 9), false, image?.scale ?? 1)
  image?.draw(in: .zero)
  button.setImage(UIGraphicsGetImageFromCurrentImageContext(), for: .normal)
  UIGraphicsEndImageContext()
  let icon = UIImageView(image: image)
  icon.contentMode = .scaleAspectFit
  icon.center = CGPoint(x: 5, y: 5)
  button.bringSubviewToFront(icon)
  return UIStackView(arrangedSubviews: [button, icon])
}

#Preview("emojis") { EmojiPicker(emojis: ["🙂"]) }
#Preview {
  UIStoryboard(name: "Emojis", bundle: nil).instantiateInitialViewController() ?? UIViewController()
}

#Preview("counter") {
  @Previewable @State var count = 2
  @Previewable @State var name: String?
  Link(destination: URL(filePath: "/count")) { Text("\(name ?? "count") \(count)") }
    .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    .overlay(Color.red.opacity(0.1))
}
