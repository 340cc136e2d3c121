import { array, constantFrom, oneof, string, tuple, type Arbitrary } from 'fast-check'

export const chooseByWeight = <Values extends readonly unknown[]>(
  ...choices: { [At in keyof Values]: readonly [weight: number, arbitrary: Arbitrary<Values[At]>] }
): Arbitrary<Values[number]> => oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const characters = Array.from('<>"\'&`=/.,;:@- aZ0é王ش🚀ﬀİ')
/** Characters that are invisible or control line breaks or the direction of text, and the replacement character. */
const controls = Array.from('\n\t\0\u202e\u2066\u200b\u00ad\ufeff\u2028\ufffd\u3164\u034f\u1160\u200c\u200d\ufe0f\u{e0101}')
const surrogates = ['\ud800', '\udc00']
const tags = ['</td>', '</table>', '<img src=x onerror=1>', '<!--', '-->', ']]>', '<script>', '&lt;', '&#60;', '&amp;lt;']
const sequences = ['\r\n', '{{7*7}}', '${x}', '%0d%0a', '=?utf-8?q?x?=', 'Bcc: x@y.example', 'e\u0301', '👩‍👧']
const urls = ['http://', 'ftp://', '\\\\', '//', 'evil.com', 'www.', 'javascript:']

/** Text that has a meaning in email headers, in HTML or in a parser. */
const pieces = [...characters, ...controls, ...surrogates, ...tags, ...sequences, ...urls]

const harmless = pieces.filter(
  (piece) =>
    /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(piece) && !/[:=/\\]{2}|www|script:|\ufffd|\p{Default_Ignorable_Code_Point}/u.test(piece),
)
const joinPieces = (from: readonly string[], maxLength: number) =>
  array(constantFrom(...from), { minLength: 1, maxLength }).map((parts) => parts.join(''))

/** Values of a text field, from common to hostile. */
export const text = chooseByWeight(
  [8, joinPieces(harmless, 20).map((value) => `A${value}`)],
  [3, joinPieces(pieces, 12)],
  [2, string({ unit: 'grapheme', maxLength: 130 })],
  [1, string({ unit: 'binary', maxLength: 40 })],
  [1, string({ minLength: 1, maxLength: 300 })],
)

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
  ),
  constantFrom('"a b"@c.example', `o'neill@c.example`),
)
