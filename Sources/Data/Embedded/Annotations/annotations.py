#!/usr/bin/env python3
"""Derive the words of emojis in each language from CLDR; README.md describes the result.

usage: annotations.py CLDR_COMMON

It needs the Python package lz4, and writes the files beside it.
"""
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

import lz4.block

HERE = pathlib.Path(__file__).parent
TABLES = [
    "smileysAndPeople", "animalsAndNature", "foodAndDrink", "activity", "travelAndPlaces", "objects",
    "symbols", "flags",
]

# The languages of lexicons, and the files of CLDR that they have: later ones override earlier ones.
LANGUAGES = {name: [name] for name in (
    "ar bg cs da de el en es fi fil fr ga he hu it nl pl pt ro ru sv tr uk").split()}
LANGUAGES["nb"] = ["no"]

# Regions have only the emojis that differ from those of their language.
REGIONS = {
    "de_CH": ["de", "de_CH"], "en_GB": ["en", "en_001", "en_GB"], "pt_PT": ["pt", "pt_PT"],
}


def words(text, language):
    """Return the words of a text in lowercase, without accents and ligatures, as a search folds its query."""
    if language == "tr":
        text = text.replace("İ", "i").replace("I", "ı")
    text = text.lower().replace("æ", "ae").replace("œ", "oe").replace("ß", "ss")
    letters = unicodedata.normalize("NFD", text)
    plain = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    return re.findall(r"[^\W_]+", plain)


def annotations(common, files):
    """Return the names and the keywords by emoji without its selectors."""
    names, keywords = {}, {}
    for file in files:
        for folder in ("annotationsDerived", "annotations"):
            path = common / folder / f"{file}.xml"
            for element in ElementTree.parse(path).iter("annotation") if path.exists() else []:
                # Arrows stand for the text of the parent.
                if "↑" not in element.text:
                    kind = names if element.get("type") == "tts" else keywords
                    kind[element.get("cp")] = element.text
    return names, keywords


def line(emoji, names, keywords, language):
    """Return the words of the name, and the keywords that aren't among them."""
    plain = emoji.replace("\ufe0f", "")
    if plain not in names:
        return ""
    name = words(names[plain], language)
    others = set(words(keywords.get(plain, ""), language)) - set(name)
    return " ".join(name) + "|" + " ".join(sorted(others))


def write(name, lines):
    text = "\n".join(lines).encode()
    block = lz4.block.compress(text, mode="high_compression", compression=12, store_size=False)
    (HERE / f"{name}.lz4").write_bytes(block)
    return len(block)


def main():
    common = pathlib.Path(sys.argv[1])
    emojis = [
        entry.split(" ", 1)[0]
        for table in TABLES
        for entry in (HERE.parent / "Emojis" / f"{table}.txt").read_text().splitlines()
    ]
    total = write("emojis", emojis)
    lines = {}
    for name, files in (LANGUAGES | REGIONS).items():
        language = name.split("_")[0]
        names, keywords = annotations(common, files)
        lines[name] = [line(emoji, names, keywords, language) for emoji in emojis]
        parent = lines[language] if name in REGIONS else []
        total += write(
            name, ["" if own in parent[at:at + 1] else own for at, own in enumerate(lines[name])])
    print(f"{len(emojis)} emojis, {len(lines)} languages and regions, {total:,} bytes")


if __name__ == "__main__":
    main()
