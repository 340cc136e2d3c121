/** Unicode ranges of the two files of each font, as CSS writes them. */
export const ranges = {
  /** Characters on nearly every page: printable ASCII, the no-break space, English punctuation, ©, ·, ×, − and the vertical arrows. */
  everyday: 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2191, U+2193, U+2212',
  /**
   * Other letters and punctuation of Western languages. A browser loads this file for a page that uses one of them. The range omits
   * characters that neither font has, such as the narrow space that Chrome writes into a time.
   */
  rest:
    'U+A1-A8, U+AA-AC, U+AE-B6, U+B8-D6, U+D8-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+201A, U+201E, U+2022, U+2032-2033, ' +
    'U+2039-203A, U+2044, U+20AC, U+2122',
}

/** `range` is for example `U+20-7E, U+A0`. */
export const listCharacters = (range: string): string[] =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
