extension PictureVerdict {

  /// The causes in the order of their first elements, each with the names of its elements.
  public var groups: [(cause: DifferenceCause, elements: [String])] {
    var groups: [(cause: DifferenceCause, elements: [String])] = []
    var indices: [DifferenceCause: Int] = [:]
    for change in changes {
      for cause in change.causes {
        if let index = indices[cause] {
          groups[index].elements.append(change.name)
        } else {
          indices[cause] = groups.count
          groups.append((cause, [change.name]))
        }
      }
    }
    return groups
  }
}
