#!/usr/bin/env python3
"""Writes WidthTable.swift from the Unicode Character Database.

Run again:  python3 Sources/Machine/Screen/width-table.py > Sources/Machine/Screen/WidthTable.swift
The data are those of `unicodedata2` where it is installed (newer), else of Python itself.
"""

try:
    import unicodedata2 as data
except ImportError:
    import unicodedata as data

# Shown although they are format characters: they stand before digits and enclose them.
PREPENDED = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD}


def invisible(scalar):
    """Format characters, variation selectors, skin tones: terminals disagree, so none is sent."""
    selector = scalar in range(0xFE00, 0xFE10) or scalar in range(0xE0100, 0xE01F0)
    mongolian = scalar in range(0x180B, 0x1810)
    tone = scalar in range(0x1F3FB, 0x1F400)
    format_character = data.category(chr(scalar)) == "Cf" and scalar not in PREPENDED
    return selector or mongolian or tone or format_character


def mark(scalar):
    """Combines with the scalar before it: marks, and the second and third parts of Hangul syllables."""
    jamo = scalar in range(0x1160, 0x1200) or scalar in range(0xD7B0, 0xD800)
    return data.category(chr(scalar)) in ("Mn", "Me") or jamo


def kind(scalar):
    if 0xD800 <= scalar < 0xE000:
        return None
    if invisible(scalar):
        return "invisible"
    if mark(scalar):
        return "mark"
    return "wide" if data.east_asian_width(chr(scalar)) in "WF" else None


def ranges(wanted, kinds):
    start = None
    for scalar in range(0x110001):
        inside = scalar < 0x110000 and kinds[scalar] == wanted
        if inside and start is None:
            start = scalar
        elif not inside and start is not None:
            yield start, scalar - 1
            start = None


def main():
    kinds = [kind(scalar) for scalar in range(0x110000)]
    print(f"// Made by width-table.py from Unicode {data.unidata_version}; run it again, do not edit.\n")
    print("/// Inclusive ranges of scalars as first, last, first, last, …, ascending.")
    print("enum WidthTable {")
    for name in ("invisible", "mark", "wide"):
        print(f"  static let {name}: [UInt32] = [")
        pairs = [f"0x{a:04X}, 0x{b:04X}," for a, b in ranges(name, kinds)]
        for i in range(0, len(pairs), 4):
            print("    " + " ".join(pairs[i : i + 4]))
        print("  ]")
    print("}")


main()
