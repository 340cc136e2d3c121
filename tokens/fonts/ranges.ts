/** Unicode ranges of the two files of each font, as CSS writes them. */
export const ranges = {
  /** Characters on nearly every page: printable ASCII, the no-break space, and English punctuation. */
  everyday: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2191, U+2193, U+2212',
  /** Other letters and punctuation of Western languages. Only pages that use one of them load this file. */
  rest:
    'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, ' +
    'U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2196-2199, U+2215, U+2264-2265',
}

/** `range` is for example `U+20-7E, U+A0`. */
export const listCharacters = (range: string): string[] =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
