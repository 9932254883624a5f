"""What the channels share: names, the tree of a release, and archives with equal bytes in every run."""
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import string
import sys
import tarfile
import time
import zipfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
SUMMARY = "Renders iOS-style keyboards from theme files"


def read_names(path=PROJECT / ".ci/names"):
    """The values of .ci/names, with earlier ones in place of ${NAME}."""
    names = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, value = line.split("=", 1)
            names[name] = string.Template(value).substitute(names)
    return names


NAMES = read_names()


class Entry:
    """A file, folder or link of an archive."""

    def __init__(self, path, content=b"", mode=0o644, kind="file"):
        self.path, self.content, self.mode, self.kind = path, content, mode, kind


class Tree:
    """The folder that .ci/portable packs: kbrender-VERSION-linux-PROCESSOR."""

    def __init__(self, path):
        self.path = pathlib.Path(path).resolve()
        match = re.fullmatch(r"kbrender-(.+)-linux-(x86_64|aarch64)", self.path.name)
        if not match or not (self.path / "bin/kbrender").exists():
            sys.exit(f"{self.path} is no tree of .ci/portable")
        self.version, self.processor = match.groups()
        # The cache of the fonts is valid for this time.
        self.epoch = int((self.path / "share/kbrender/fonts").stat().st_mtime)
        self.version_code = ".".join(re.findall(r"\d+", self.version)[:3])

    def entries(self, *folders, into=""):
        """The files below folders of the tree, sorted, at their paths in the archive."""
        for folder in folders:
            root = self.path / folder
            files = [root] if root.is_file() else sorted(f for f in root.rglob("*") if f.is_file())
            for file in files:
                mode = 0o755 if os.access(file, os.X_OK) else 0o644
                yield Entry(into + str(file.relative_to(self.path)), file.read_bytes(), mode)


def with_folders(entries):
    """The entries, with each folder before what is in it."""
    seen = {""}
    for entry in entries:
        parts = entry.path.rstrip("/").split("/")
        for count in range(1, len(parts)):
            folder = "/".join(parts[:count])
            if folder not in seen:
                seen.add(folder)
                yield Entry(folder, mode=0o755, kind="folder")
        if entry.kind == "folder":
            seen.add(entry.path)
        yield entry


def tar_bytes(entries, epoch):
    """A tar file whose files all have one time, and belong to root."""
    kinds = {"file": tarfile.REGTYPE, "folder": tarfile.DIRTYPE, "link": tarfile.SYMTYPE}
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for entry in entries:
            info = tarfile.TarInfo(entry.path)
            info.type, info.mode, info.mtime = kinds[entry.kind], entry.mode, epoch
            if entry.kind == "link":
                info.linkname = entry.content.decode()
            else:
                info.size = len(entry.content)
            tar.addfile(info, io.BytesIO(entry.content) if entry.kind == "file" else None)
    return buffer.getvalue()


def gzip_bytes(content):
    return gzip.compress(content, 9, mtime=0)


def write_zip(path, entries, epoch):
    """A zip file whose files all have one time, and the rights of their entries."""
    # Times of zip files begin in 1980.
    moment = time.gmtime(max(epoch, 315532800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry in entries:
            info = zipfile.ZipInfo(entry.path, moment)
            info.external_attr = (0o100000 | entry.mode) << 16
            info.create_system = 3
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, entry.content, zipfile.ZIP_DEFLATED, 9)


def digest(content):
    return hashlib.sha256(content).hexdigest()


def file_digest(path):
    return digest(pathlib.Path(path).read_bytes())


def json_bytes(value):
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def made(path):
    """Print what a channel has made."""
    print(f"{pathlib.Path(path).name}: {pathlib.Path(path).stat().st_size / 1e6:.1f} MB")
