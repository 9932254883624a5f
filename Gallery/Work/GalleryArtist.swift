/// Draws the pictures of a gallery, for one thread.
protocol GalleryArtist {

  /// Draw the files of a task, passing each on as soon as it is ready.
  func draw(
    _ files: [GalleryTask.File], of task: GalleryTask, _ use: (GalleryTask.Picture) throws -> Void
  ) throws

  /// Return the size of a picture without drawing it.
  func pixels(of file: GalleryTask.File, in task: GalleryTask) throws -> GalleryManifest.Pixels
}
