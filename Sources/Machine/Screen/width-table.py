#!/usr/bin/env python3
"""Writes WidthTable.swift from the Unicode Character Database.

Run again:  python3 Sources/Machine/Screen/width-table.py > Sources/Machine/Screen/WidthTable.swift
The data are those of `unicodedata2` where it is installed (newer), else of Python itself.
"""

try:
    import unicodedata2 as data
except ImportError:
    import unicodedata as data


def is_wide(scalar):
    """Marks and skin tones are not: they take no column of their own."""
    character = chr(scalar)
    is_mark = data.category(character) in ("Mn", "Me") or 0x1F3FB <= scalar < 0x1F400
    return data.east_asian_width(character) in "WF" and not is_mark


def ranges():
    start = None
    for scalar in range(0x110001):
        inside = scalar < 0x110000 and is_wide(scalar)
        if inside and start is None:
            start = scalar
        elif not inside and start is not None:
            yield start, scalar - 1
            start = None


def main():
    print(f"// Made by width-table.py from Unicode {data.unidata_version}; run it again, do not edit.\n")
    print("/// Inclusive ranges of scalars as first, last, first, last, …, ascending.")
    print("enum WidthTable {")
    print("  static let wide: [UInt32] = [")
    pairs = [f"0x{a:04X}, 0x{b:04X}," for a, b in ranges()]
    for i in range(0, len(pairs), 4):
        print("    " + " ".join(pairs[i : i + 4]))
    print("  ]")
    print("}")


main()
