// Written by `make generate`; don't edit.

// swift-format-ignore-file

import KeyboardCore
import KeyboardGallery
import Testing

@Suite struct DocumentationExamples {

  // Gallery/KeyboardGallery/Matrix/GalleryMatrix.swift
  @Test func example1() async throws {
    let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
    #expect(matrix == GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [2, 1]))
    _ = matrix
  }

}
