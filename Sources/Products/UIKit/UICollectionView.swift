// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// Collections of UIKit, such as keyboards of emojis, aren't drawn: they have no items.

/// A view that scrolls.
nonisolated open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero, contentSize = CGSize.zero
  public var showsHorizontalScrollIndicator = true, showsVerticalScrollIndicator = true
  public var isPagingEnabled = false, isScrollEnabled = true, bounces = true
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

/// A view of items by sections.
nonisolated open class UICollectionView: UIScrollView {

  public enum ScrollPosition: Sendable { case top, centeredVertically, bottom, left, right }

  public let collectionViewLayout: UICollectionViewLayout
  public weak var delegate: (any UICollectionViewDelegate)?
  public weak var dataSource: (any UICollectionViewDataSource)?
  public var indexPathsForVisibleItems: [IndexPath] { [] }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }

  public func register(_ cell: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  public func reloadData() {}
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
}

/// An item of a collection.
nonisolated open class UICollectionViewCell: UIView {
  public let contentView = UIView()
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// The places of items.
nonisolated open class UICollectionViewLayout {
  public init() {}
  public required init?(coder: NSCoder) {}
  open func invalidateLayout() {}
}

/// Items in rows.
nonisolated open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Sendable { case horizontal, vertical }
  public var scrollDirection = ScrollDirection.vertical, itemSize = CGSize(width: 50, height: 50)
  public var minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public protocol UIScrollViewDelegate: AnyObject {}
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
