extension GoldenReport: JSONRepresentable {

  private enum CodingKeys: String, CodingKey {
    case form, suite, selection, versions, recordedVersions, listed, shards, stoppedEarly, summary,
      cases
    case causes, durations, origin
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let form = try values.decode(Int.self, forKey: .form)
    guard form == Self.currentForm else {
      throw DecodingError.dataCorruptedError(
        forKey: .form, in: values, debugDescription: "This is a report of form \(form)")
    }
    self.init(
      suite: try values.decode(String.self, forKey: .suite),
      selection: try values.decodeIfPresent(GoldenSelection.self, forKey: .selection),
      versions: try values.decode([Version].self, forKey: .versions),
      recordedVersions: try values.decode([Version].self, forKey: .recordedVersions),
      listed: try values.decode(Int.self, forKey: .listed),
      shards: try values.decode([Shard].self, forKey: .shards),
      stoppedEarly: try values.decode(Bool.self, forKey: .stoppedEarly),
      origin: try values.decodeIfPresent(Origin.self, forKey: .origin),
      cases: try values.decode([Case].self, forKey: .cases),
      durations: try values.decodeIfPresent([Duration].self, forKey: .durations) ?? [])
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(form, forKey: .form)
    try values.encode(suite, forKey: .suite)
    try values.encode(selection, forKey: .selection)
    try values.encode(versions, forKey: .versions)
    try values.encode(recordedVersions, forKey: .recordedVersions)
    try values.encode(listed, forKey: .listed)
    try values.encode(shards, forKey: .shards)
    try values.encode(stoppedEarly, forKey: .stoppedEarly)
    try values.encodeIfPresent(origin, forKey: .origin)
    let counts = Status.allCases.map { ($0.rawValue, count(of: $0)) }
    try values.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .summary)
    try values.encode(cases, forKey: .cases)
    try values.encode(causes, forKey: .causes)
    if !durations.isEmpty { try values.encode(durations, forKey: .durations) }
  }
}
