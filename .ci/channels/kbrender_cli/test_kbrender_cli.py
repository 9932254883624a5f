"""Tests of the module, with the installed program or the one in the variable KBRENDER: pytest test_kbrender_cli.py"""

import concurrent.futures
import hashlib
import os
import subprocess

import pytest

import kbrender_cli


@pytest.fixture(scope="module")
def renderer():
    with kbrender_cli.Renderer() as renderer:
        yield renderer


def test_bytes_are_those_of_the_command(tmp_path):
    image = kbrender_cli.render(theme="tron", locale="de")
    file = tmp_path / "tron.png"
    subprocess.run([kbrender_cli.program(), "-t", "tron", "-l", "de", "-o", file], check=True)
    assert image.bytes == file.read_bytes() == image.save(tmp_path / "copy.png").read_bytes()
    assert (image.width, image.height, image.format) == (1170, 792, "png")
    assert image.digest == hashlib.sha256(image.bytes).hexdigest()
    assert image._repr_png_() == image.bytes and image._repr_svg_() is None


def test_formats(renderer):
    assert renderer.render("tron", format="svg")._repr_svg_().startswith("<")
    assert renderer.render("tron", format="pdf").bytes.startswith(b"%PDF")
    assert renderer.render("tron", format="jpeg")._repr_jpeg_().startswith(b"\xff\xd8")


def test_options_are_words(renderer):
    plain = renderer.render("tron", "de", scale=1)
    assert renderer.render("tron", "de", scale=1, press=None, frame=False).bytes == plain.bytes
    assert renderer.render("tron", "de", scale=1, long_press="e:2").bytes != plain.bytes
    assert renderer.render("tron", arguments=["-l", "de", "--scale", "1"]).bytes == plain.bytes


def test_a_theme_may_be_its_content(renderer):
    theme = {"formatVersion": 1, "name": "Plain", "background": {"color": "#ff0000"}}
    assert renderer.render(theme, scale=1).bytes != renderer.render(scale=1).bytes
    with pytest.raises(kbrender_cli.RenderError) as failure:
        renderer.render({"formatVersion": 1, "name": "Plain", "unknown": 1})
    assert failure.value.diagnostics[0].code == "theme/unknown-key"


@pytest.mark.parametrize(
    "options, code",
    [({"locale": "zxx"}, "cli/unknown-name"), ({"theme": "no-such-theme"}, None), ({"scale": -1}, None), ({"theme": "a\nb"}, None)],
)
def test_wrong_input_raises_diagnostics(renderer, options, code):
    with pytest.raises(kbrender_cli.RenderError) as failure:
        renderer.render(**options)
    first = failure.value.diagnostics[0]
    assert first.severity == "error" and first.message in str(failure.value)
    assert code is None or first.code == code
    assert renderer.render("tron", scale=1).width == 390


def test_threads_share_a_renderer(renderer):
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        images = list(pool.map(lambda index: renderer.render("tron", "de", scale=1 + index % 2), range(12)))
    assert {image.width for image in images[::2]} == {390} and {image.width for image in images[1::2]} == {780}


def test_an_ended_program_is_started_again():
    first = kbrender_cli.render("tron", scale=1)
    kbrender_cli._shared.close()
    assert kbrender_cli.render("tron", scale=1).bytes == first.bytes


def test_an_ended_renderer_raises():
    renderer = kbrender_cli.Renderer()
    renderer._process.kill()
    renderer._process.wait()
    with pytest.raises(kbrender_cli.RenderError):
        renderer.render("tron")
    renderer.close()


def test_a_missing_program_is_named(monkeypatch, tmp_path):
    monkeypatch.delenv("KBRENDER", raising=False)
    monkeypatch.setattr(kbrender_cli.sysconfig, "get_path", lambda *_: str(tmp_path))
    monkeypatch.setattr(kbrender_cli, "__file__", str(tmp_path / "kbrender_cli/__init__.py"))
    with pytest.raises(FileNotFoundError, match="kbrender-cli"):
        kbrender_cli.program()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_starts_its_own():
    first = kbrender_cli.render("tron", scale=1)
    child = os.fork()
    if child == 0:
        os._exit(0 if kbrender_cli.render("tron", scale=1).bytes == first.bytes else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert kbrender_cli.render("tron", scale=1).bytes == first.bytes
