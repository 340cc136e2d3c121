/** Characters of nearly every page: printable ASCII, the no-break space, and the marks of English typography. */
const everyday = [
  'U+0020-007E',
  'U+00A0',
  'U+00A9',
  'U+00B7',
  'U+00D7',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2026',
  'U+2191',
  'U+2193',
  'U+2212',
]

/** Other letters and marks of Western languages; a page without them does not load this file. */
const rest = [
  'U+00A1-00A8',
  'U+00AA-00B6',
  'U+00B8-00D6',
  'U+00D8-00FF',
  'U+0131',
  'U+0152-0153',
  'U+02BB-02BC',
  'U+02C6',
  'U+02DA',
  'U+02DC',
  'U+2000-2012',
  'U+2015-2017',
  'U+201A-201B',
  'U+201E-2025',
  'U+2027-206F',
  'U+20AC',
  'U+2122',
  'U+2196-2199',
  'U+2215',
  'U+2264-2265',
]

/** Characters of the two files of each font. */
export const ranges = { everyday, rest }
