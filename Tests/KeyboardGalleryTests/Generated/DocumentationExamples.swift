// Written by `make generate`; don't edit.

// swift-format-ignore-file

import KeyboardCore
import KeyboardGallery
import Testing

// Gallery/Matrix/GalleryMatrix.swift
private func example1() async throws {
  let matrix = GalleryMatrix(locales: ["en", "de"], devices: [.standard], scales: [1, 2])
  let names = matrix.shots.map(\.name)
  _ = matrix
  _ = names
}

// Gallery/Pages/GallerySite.swift
private func example2() async throws {
  let matrix = GalleryMatrix(locales: ["en"], devices: [.standard], scales: [1])
  let site = GallerySite(title: "Themes", footer: "", themes: [], matrix: matrix, sizes: [:])
  let files = site.pages.map { (path: site.path(of: $0), bytes: site.bytes(of: $0)) }
  _ = matrix
  _ = site
  _ = files
}
