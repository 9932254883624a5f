// Filled in by its first feature.
