"""Render iOS-style keyboards from Python.

>>> import kbrender_cli
>>> kbrender_cli.render(theme="tron", locale="de").save("tron-de.png")

The first call starts the program, which then renders an image in milliseconds.
"""

from __future__ import annotations

import atexit
import base64
import builtins
import collections
import json
import os
import subprocess
import sysconfig
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

__all__ = ["Diagnostic", "Image", "RenderError", "Renderer", "program", "render"]

Value = Union[str, int, float, bool, None, Path, Sequence[Union[str, int, float, Path]]]


@dataclass(frozen=True)
class Diagnostic:
    """An error or a warning, with its place and remedies."""

    severity: str
    code: str
    message: str
    file: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    hints: Sequence[str] = ()

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        text = f"{place}: {self.message}" if place else self.message
        return "\n".join([text, *(f"  {hint}" for hint in self.hints)])


class RenderError(Exception):
    """The reasons why there is no image."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        super().__init__("\n".join(map(str, diagnostics)))
        self.diagnostics = tuple(diagnostics)


@dataclass(frozen=True, repr=False)
class Image:
    """A rendered image; notebooks show it."""

    bytes: bytes
    format: str
    width: float
    height: float
    digest: str
    warnings: Sequence[Diagnostic] = ()

    def save(self, path: Union[str, os.PathLike[str]]) -> Path:
        """Write the image to a file, and return its path."""
        file = Path(path)
        file.write_bytes(self.bytes)
        return file

    def _repr_png_(self) -> Optional[builtins.bytes]:
        return self.bytes if self.format == "png" else None

    def _repr_svg_(self) -> Optional[str]:
        return self.bytes.decode() if self.format == "svg" else None

    def _repr_jpeg_(self) -> Optional[builtins.bytes]:
        return self.bytes if self.format == "jpeg" else None

    def __repr__(self) -> str:
        return f"<Image {self.format} {self.width:g} × {self.height:g}, {len(self.bytes)} bytes>"


def program() -> Path:
    """The path of the program kbrender that belongs to this module; the variable KBRENDER overrides it."""
    if os.environ.get("KBRENDER"):
        return Path(os.environ["KBRENDER"])
    folder = Path(__file__).resolve().parent
    # `pip install --target` puts the folder bin beside the module, and `--user` into another environment.
    places = [str(folder.parent / "bin"), sysconfig.get_path("scripts"), sysconfig.get_path("scripts", "posix_user")]
    for place in places:
        file = Path(place) / "kbrender"
        if file.exists():
            _restore_time(file.resolve().parent.parent / "share/kbrender/fonts", folder / "fonts-time")
            return file
    raise FileNotFoundError("The program kbrender isn't beside this module; reinstall the package kbrender-cli.")


def _restore_time(fonts: Path, record: Path) -> None:
    # The cache of the fonts is valid for the time that their folder had; pip sets another one.
    try:
        time = int(record.read_text())
        if int(fonts.stat().st_mtime) != time:
            os.utime(fonts, (time, time))
    except (OSError, ValueError):
        pass


class Renderer:
    """A running program, which keeps fonts and themes in memory. Threads may share it."""

    def __init__(self, executable: Union[str, os.PathLike[str], None] = None) -> None:
        self._lock = threading.Lock()
        self._errors: collections.deque[str] = collections.deque(maxlen=20)
        self._process = subprocess.Popen(
            [os.fspath(executable or program()), "--batch", "-", "--jobs", "1"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._drain = threading.Thread(target=self._read_errors, daemon=True)
        self._drain.start()
        self._owner = os.getpid()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        self._errors.extend(self._process.stderr)

    @property
    def is_running(self) -> bool:
        """Whether it can render: it is neither closed nor a copy in a forked process."""
        return self._owner == os.getpid() and self._process.poll() is None

    def render(
        self,
        theme: Union[str, Path, Mapping[str, Any], None] = None,
        locale: Optional[str] = None,
        *,
        format: str = "png",
        arguments: Sequence[str] = (),
        **options: Value,
    ) -> Image:
        """Render a keyboard.

        A theme is a name, a path or the content of a theme file. Options are those of the program with underscores:
        `press="g"`, `long_press="e:2"`, `frame=True`. Raises `RenderError` for what the program rejects.
        """
        line: dict[str, Any] = {}
        named: dict[str, Value] = {"locale": locale, **options}
        if isinstance(theme, Mapping):
            line["theme"] = theme
        else:
            named = {"theme": theme, **named}
        # Images store their arguments, which are those of the command line if nothing else is asked for.
        if format != "png":
            named["format"] = format
        words: list[str] = []
        for name, value in named.items():
            words += _words("--" + name.replace("_", "-"), value)
        line["arguments"] = words + list(arguments)
        answer = self._ask(json.dumps(line, ensure_ascii=False))
        if "error" in answer:
            raise RenderError([_diagnostic(error) for error in answer["error"]])
        return Image(
            bytes=base64.b64decode(answer["image"]),
            format=format,
            width=answer["width"],
            height=answer["height"],
            digest=answer["digest"],
            warnings=tuple(_diagnostic(warning) for warning in answer.get("warnings", [])),
        )

    def _ask(self, line: str) -> Any:
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        with self._lock:
            try:
                process.stdin.write(line + "\n")
                process.stdin.flush()
                answer = process.stdout.readline()
            except (OSError, ValueError):
                answer = ""
        if answer:
            return json.loads(answer)
        self._drain.join(timeout=5)
        text = "".join(self._errors).strip() or "The program kbrender has ended."
        raise RenderError([Diagnostic("error", "environment", text)])

    def close(self) -> None:
        """End the program."""
        if self._owner != os.getpid():
            return
        process = self._process
        try:
            if process.stdin is not None:
                process.stdin.close()
        except OSError:
            pass
        process.wait()
        self._drain.join()
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()

    def __enter__(self) -> Renderer:
        return self

    def __exit__(self, *reason: object) -> None:
        self.close()


def _words(option: str, value: Value) -> list[str]:
    if value is None or value is False:
        return []
    if value is True:
        return [option]
    # After an equals sign, a value may begin with a hyphen.
    values = [value] if isinstance(value, (str, int, float, Path)) else value
    return [f"{option}={item}" for item in values]


def _diagnostic(value: Mapping[str, Any]) -> Diagnostic:
    return Diagnostic(
        severity=value["severity"],
        code=value["code"],
        message=value["message"],
        file=value.get("file"),
        line=value.get("line"),
        column=value.get("column"),
        hints=tuple(value.get("hints", [])),
    )


_shared: Optional[Renderer] = None
_shared_lock = threading.Lock()


def render(
    theme: Union[str, Path, Mapping[str, Any], None] = None,
    locale: Optional[str] = None,
    *,
    format: str = "png",
    arguments: Sequence[str] = (),
    **options: Value,
) -> Image:
    """Render a keyboard with a program that the first call starts; see `Renderer.render`."""
    global _shared
    with _shared_lock:
        if _shared is None or not _shared.is_running:
            if _shared is None:
                atexit.register(_close)
            _shared = Renderer()
        renderer = _shared
    return renderer.render(theme, locale, format=format, arguments=arguments, **options)


def _close() -> None:
    if _shared is not None:
        _shared.close()
