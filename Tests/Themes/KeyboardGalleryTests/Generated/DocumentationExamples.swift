// Written by `make generate`; don't edit.

// swift-format-ignore-file

import KeyboardCore
import KeyboardGallery
import Testing

// Gallery/Matrix/GalleryMatrix.swift
private func example1() async throws {
  let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
  _ = matrix
}
