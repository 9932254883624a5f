"""Tests of the channels, with a small tree in place of the one of .ci/portable: pytest .ci/channels"""

import base64
import csv
import gzip
import hashlib
import io
import json
import os
import pathlib
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree
import zipfile

import packing
import pytest

FILES = {
    "bin/kbrender": "#!/bin/sh\necho 0.1.0\n",
    "share/kbrender/fonts/a.ttf": "font",
    "share/kbrender/fontconfig/a.cache-8": "cache",
    "share/licenses/kbrender/README": "licenses",
    "share/man/man1/kbrender.1": ".TH kbrender",
    "share/bash-completion/completions/kbrender": "complete",
}
EPOCH = 1700000000


# Processors, with Debian's names of them, and the paths of their libraries and loaders.
PROCESSORS = [
    ("x86_64", "amd64", "libraries", "x86_64-linux-gnu", "ld-linux-x86-64.so.2"),
    ("aarch64", "arm64", "libraries-arm64", "aarch64-linux-gnu", "ld-linux-aarch64.so.1"),
]


def make(folder, version, processor, arch, libraries, triple, loader):
    """What a portable folder has for a processor: a tree, its archives, a Debian package and a C library."""
    tree = folder / f"kbrender-{version}-linux-{processor}"
    for path, text in FILES.items():
        file = tree / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (tree / "bin/kbrender").chmod(0o755)
    os.utime(tree / "share/kbrender/fonts", (EPOCH, EPOCH))
    for kind in ("gz", "xz"):
        archive = f"{tree.name}.tar.{kind}"
        subprocess.run(["tar", "-caf", archive, "--mtime=@0", tree.name], cwd=folder, check=True)
        (folder / f"{archive}.sha256").write_text(packing.file_digest(folder / archive))
    library = folder / libraries / "tree"
    for path in (*(f"lib/{triple}/{name}" for name in ("libc.so.6", "libm.so.6", loader)), "usr/share/doc/libc6/copyright"):
        (library / path).parent.mkdir(parents=True, exist_ok=True)
        (library / path).write_text(path)
    control = folder / f"deb-{arch}/DEBIAN/control"
    control.parent.mkdir(parents=True)
    control.write_text(
        f"Package: kbrender\nVersion: {version}\nArchitecture: {arch}\nMaintainer: A <a@example.org>\nDescription: draws\n more\n"
    )
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", control.parents[1], folder], check=True, capture_output=True)
    return tree


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The tree of amd64, and the files of a release for all processors."""
    folder = tmp_path_factory.mktemp("portable")
    version = json.loads((packing.PROJECT / "Themes/Editors/vscode/package.json").read_text())["version"]
    tree, _ = [make(folder, version, *processor) for processor in PROCESSORS]
    release(folder, folder / "release")
    return tree, folder / "release"


def release(portable, folder):
    subprocess.run([packing.PROJECT / ".ci/release", portable, folder], check=True, capture_output=True)


def one(folder, pattern):
    [file] = folder.glob(pattern)
    return file


def tar(source):
    """The items of a file or of bytes, by name."""
    content = source if isinstance(source, bytes) else source.read_bytes()
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        return {item.name: (item, archive.extractfile(item).read() if item.isfile() else b"") for item in archive}


def test_two_runs_make_equal_files(made, tmp_path):
    tree, first = made
    copy = tmp_path / "portable"
    shutil.copytree(tree.parent, copy, ignore=shutil.ignore_patterns("release"))
    release(copy, tmp_path / "release")
    sums = (first / "SHA256SUMS").read_text()
    assert sums == (tmp_path / "release/SHA256SUMS").read_text() and len(sums.splitlines()) > 12


def test_names_are_complete_and_no_strangers():
    assert packing.NAMES["REPOSITORY"] == packing.NAMES["OWNER"] + "/kbrender"
    assert packing.NAMES["WHEEL"] != "kbrender" and packing.NAMES["NPM"].startswith("@")


def test_the_wheel_records_its_files(made):
    tree, folder = made
    path = one(folder, "kbrender_cli-*-py3-none-manylinux_2_34_x86_64.whl")
    with zipfile.ZipFile(path) as wheel:
        record = one_of(wheel.namelist(), "RECORD")
        rows = list(csv.reader(io.StringIO(wheel.read(record).decode())))
        assert sorted(row[0] for row in rows) == sorted(wheel.namelist())
        for name, digest, size in rows:
            if name != record:
                content = wheel.read(name)
                value = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={value}", len(content))
        program = wheel.getinfo(one_of(wheel.namelist(), "scripts/kbrender"))
        assert (program.external_attr >> 16) & 0o777 == 0o755
        assert wheel.read("kbrender_cli/fonts-time").decode() == f"{EPOCH}\n"
        assert not any("test_" in name for name in wheel.namelist())
        assert one_of(wheel.namelist(), "data/share/man/man1/kbrender.1")


def one_of(names, end):
    [name] = [name for name in names if name.endswith(end)]
    return name


def test_npm_runs_no_scripts_and_finds_the_program(made, tmp_path):
    tree, folder = made
    manifests = []
    for path in folder.glob("*.tgz"):
        files = tar(path)
        package = json.loads(files["package/package.json"][1])
        manifests.append(package)
        assert "scripts" not in package
        target = tmp_path / "node_modules" / package["name"]
        for name, (item, content) in files.items():
            file = target / name.removeprefix("package/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            file.chmod(item.mode)
    other, platform, wrapper = sorted(manifests, key=lambda package: ("bin" in package, package["name"]))
    assert wrapper["optionalDependencies"] == {each["name"]: each["version"] for each in (other, platform)}
    assert other["cpu"] == ["arm64"]
    assert (platform["os"], platform["cpu"], platform["libc"]) == (["linux"], ["x64"], ["glibc"])
    script = tmp_path / "node_modules" / wrapper["name"] / wrapper["bin"]["kbrender"]
    run = subprocess.run(["node", script], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, "0.1.0\n")
    fonts = tmp_path / "node_modules" / platform["name"] / "share/kbrender/fonts"
    assert fonts.stat().st_mtime == EPOCH
    (fonts.parents[2] / "bin/kbrender").write_text("#!/bin/sh\nexit 2\n")
    assert subprocess.run(["node", script]).returncode == 2
    shutil.rmtree(fonts.parents[2])
    run = subprocess.run(["node", script], capture_output=True, text=True)
    assert run.returncode == 3 and "there is no package" in run.stderr


def test_the_image_is_whole(made):
    _, folder = made
    files = tar(one(folder, "kbrender-*-oci.tar"))
    used = set()

    def blob(descriptor):
        algorithm, digest = descriptor["digest"].split(":")
        content = files[f"blobs/{algorithm}/{digest}"][1]
        used.add(digest)
        assert (hashlib.sha256(content).hexdigest(), len(content)) == (digest, descriptor["size"])
        return content

    [outer] = json.loads(files["index.json"][1])["manifests"]
    manifests = json.loads(blob(outer))["manifests"]
    assert [item["platform"]["architecture"] for item in manifests] == ["amd64", "arm64"]
    for item, loader in zip(manifests, ("lib64/ld-linux-x86-64.so.2", "lib/ld-linux-aarch64.so.1")):
        assert item["platform"]["os"] == "linux"
        manifest = json.loads(blob(item))
        config = json.loads(blob(manifest["config"]))
        layers = [gzip.decompress(blob(layer)) for layer in manifest["layers"]]
        assert config["architecture"] == item["platform"]["architecture"]
        assert config["rootfs"]["diff_ids"] == [f"sha256:{hashlib.sha256(layer).hexdigest()}" for layer in layers]
        assert config["config"]["User"] == "1000:1000" and config["config"]["Entrypoint"] == ["/usr/bin/kbrender"]
        contents = [tar(layer) for layer in layers]
        assert contents[0][loader][0].mode == 0o755 and contents[0]["work"][0].mode == 0o777
        assert {item.mtime for layer in contents for item, _ in layer.values()} == {EPOCH}
        assert contents[1]["usr/bin/kbrender"][0].mode == 0o755
    assert used == {name.rpartition("/")[2] for name, (item, _) in files.items() if "blobs/" in name and item.isfile()}


def test_the_extension_has_the_server_and_a_type_of_each_file(made):
    _, folder = made
    with zipfile.ZipFile(one(folder, "*-linux-x64.vsix")) as archive:
        names = archive.namelist()
        types = xml.etree.ElementTree.fromstring(archive.read("[Content_Types].xml"))
        manifest = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        mode = archive.getinfo("extension/program/bin/kbrender").external_attr >> 16
    defaults = {item.get("Extension") for item in types if item.tag.endswith("Default")}
    overrides = {item.get("PartName") for item in types if item.tag.endswith("Override")}
    for name in names:
        if name != "[Content_Types].xml":
            assert pathlib.PurePath(name).suffix in defaults or f"/{name}" in overrides, name
    assert mode & 0o777 == 0o755 and "extension/extension.js" in names
    identity = next(item for item in manifest.iter() if item.tag.endswith("Identity"))
    assert identity.get("TargetPlatform") == "linux-x64" and identity.get("Publisher") == packing.NAMES["PUBLISHER"]


@pytest.mark.parametrize("processor", ["amd64", "arm64"])
def test_the_apt_repository_lists_digests(made, processor):
    _, folder = made
    root = folder / "apt"
    release_file = (root / "dists/stable/Release").read_text()
    packages = root / f"dists/stable/main/binary-{processor}/Packages"
    assert f" {packing.file_digest(packages)} {packages.stat().st_size} main/binary-{processor}/Packages\n" in release_file
    assert "\nArchitectures: amd64 arm64 all\n" in release_file
    fields = dict(line.split(": ", 1) for line in packages.read_text().splitlines() if ": " in line)
    assert fields["Architecture"] == processor and fields["SHA256"] == packing.file_digest(root / fields["Filename"])
    assert gzip.decompress(packages.with_suffix(".gz").read_bytes()) == packages.read_bytes()


@pytest.mark.parametrize("recipe", ["kbrender.rb", "flake.nix"])
def test_recipes_have_addresses_and_digests(made, recipe):
    tree, folder = made
    text = (folder / recipe).read_text()
    assert packing.file_digest(folder / f"{tree.name}.tar.xz") in text
    assert f"{packing.NAMES['SOURCE']}/releases/download/{packing.Tree(tree).version}/{tree.name}.tar.xz" in text
    assert all(text.count(left) == text.count(right) for left, right in ("()", "[]", "{}"))
