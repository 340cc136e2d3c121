import { array, constantFrom, string, tuple, oneof } from 'fast-check'
import { weighted } from './weighted.ts'

/** Texts with a meaning in mail headers, in HTML or in a parser. */
const pieces = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '`',
  '=',
  '/',
  '</td>',
  '</table>',
  '<img src=x onerror=1>',
  '<!--',
  '-->',
  ']]>',
  '<script>',
  '&lt;',
  '&#60;',
  '&amp;lt;',
  '\r\n',
  '\n',
  '\t',
  '\0',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\ud800',
  '\udc00',
  '\u2028',
  '\ufffd',
  '\u3164',
  '\u034f',
  '\u1160',
  '\u200c',
  '\u200d',
  '\ufe0f',
  '\u{e0101}',
  '{{7*7}}',
  '${x}',
  '%0d%0a',
  '=?utf-8?q?x?=',
  'Bcc: x@y.example',
  'http://',
  'ftp://',
  '\\\\',
  '//',
  'evil.com',
  'www.',
  'javascript:',
  'a',
  'Z',
  '0',
  ' ',
  'é',
  'e\u0301',
  '王',
  'ش',
  '🚀',
  '👩‍👧',
  'ﬀ',
  'İ',
  '.',
  ',',
  ';',
  ':',
  '@',
  '-',
]

const harmless = pieces.filter(
  (piece) =>
    /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(piece) && !/[:=/\\]{2}|www|script:|\ufffd|\p{Default_Ignorable_Code_Point}/u.test(piece),
)
const joined = (from: readonly string[], maxLength: number) =>
  array(constantFrom(...from), { minLength: 1, maxLength }).map((parts) => parts.join(''))

/** Values of a text field, from common to hostile. */
export const text = weighted(
  [8, joined(harmless, 20).map((value) => `A${value}`)],
  [3, joined(pieces, 12)],
  [2, string({ unit: 'grapheme', maxLength: 130 })],
  [1, string({ unit: 'binary', maxLength: 40 })],
  [1, string({ minLength: 1, maxLength: 300 })],
)
/** Values of the mail address field. */
export const email = oneof(
  tuple(
    string({ unit: constantFrom(...Array.from("abz09.+_-!#$%&'*/=?^`{|}~")), minLength: 1, maxLength: 12 }),
    string({ unit: constantFrom('a', 'b', 'z', '-'), minLength: 1, maxLength: 8 }),
  ).map(([name, domain]) => `${name}@${domain}.example`),
  tuple(text, text).map(([name, domain]) => `${name}@${domain}`),
  constantFrom(
    'a,b@c.example',
    'x <a@b.example>',
    'a@b.example\r\nBcc: x@y.example',
    'a@gmail.com',
    'a@ｇｍａｉｌ.com',
    'a@bücher.example',
    '"a b"@c.example',
  ),
)
