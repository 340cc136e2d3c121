import { globSync, readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import { expect, test } from 'vitest'
import { fallbackFiles } from '../../testing/browser.ts'
import { listCharacters, ranges } from './ranges.ts'

const sampleData = 'ui/fixtures/sample-data.ts'
/** Sources of drawn text: pages, documentation, samples, fixtures, stories, messages, email, the mailbox and social cards. */
const sources = globSync('{tokens,ui,site,packages,.storybook}/**/*.{ts,tsx,mdx,md}', { exclude: ['**/node_modules/**'] }).filter(
  (file) =>
    file !== sampleData &&
    !/\.test\.tsx?$|README\.md$|^site\/e2e\/|^packages\/application\/(rules\/(characters|count|company-email|honest-texts\.fixture|planted-texts\.fixture)|application\.fixture)/.test(
      file,
    ),
)

/** Exceptions by file: characters that are drawn as an icon or in another font, that a reader types, or that only code matches. */
const exceptions: Readonly<Record<string, string>> = {
  'site/landing/words/claims.ts': '∞',
  'ui/landing/Hero/Hero.fixture.ts': '∞',
  'ui/landing/Hero/Hero.tsx': '∞',
  'ui/landing/Ledger/Ledger.tsx': '∞',
  'ui/landing/Hero/Hero.stories.tsx': '∞',
  // Drawn only on a Mac, whose system fonts contain it.
  'ui/docs/Search/Search.tsx': '⌘',
  'ui/docs/Search/Search.css.ts': '⌘',
  // Keys on other keyboard layouts, which no page draws.
  'ui/docs/Search/Search.stories.tsx': 'лκל',
  // Matched by code, never drawn.
  'packages/api/files/characters.ts': '\u202f\u3000\u3164\uff01\uff5e',
  'packages/api/files/convert.ts': '\uff01\uff1a\uff5e',
  'packages/api/files/fields.ts': '\uff1a',
  'packages/api/files/foreign.ts': '\u2502',
  // Mistakes that readers type.
  'packages/api/files/slips.fixture.ts': '４Е⁄х８０АоРсия',
  'packages/api/files/syntax-problem.ts': '\uff1a',
  'packages/application/mail/unlink.server.ts': '\u3002\uff0e\uff61\uff20',
  // Drawn only in emails, in the fonts of the mail program.
  'packages/application/mail/mail-html.server.ts': '→',
}

const named = { '&nbsp;': '\u00a0', '&thinsp;': '\u2009', '&infin;': '∞', '&rarr;': '→', '&larr;': '←', '&check;': '✓' }

/** Text of a file, with escapes decoded. */
const readText = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\\u\{?([\da-f]{4,5})\}?|&#x([\da-f]+);/gi, (_all, escape?: string, entity?: string) =>
      String.fromCodePoint(Number.parseInt(escape ?? entity!, 16)),
    )
    .replace(/&[a-z]+;/g, (entity) => named[entity as keyof typeof named] ?? entity)

function charactersIn(file: string): Set<number> {
  const font = create(readFileSync(file))
  if (font.isCollection) throw new Error(`${file} contains several fonts`)
  return new Set(font.characterSet)
}
const characterSet = (name: string) => charactersIn(`tokens/fonts/${name}.woff2`)
const getCharacters = (face: string) => new Set([...characterSet(face), ...characterSet(`rest-${face}`)])
const faces = { 'Instrument Sans': getCharacters('instrument-sans'), 'Geist Mono': getCharacters('geist-mono') }
/** Characters that need no glyph: controls such as line ends, and format, private-use and unassigned characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u

/** Returns the characters of the text that a font lacks. */
const missingIn = (text: string, allowed = '') =>
  [...new Set(text)]
    .filter((character) => !invisible.test(character) && !allowed.includes(character))
    .flatMap((character) => {
      const lacking = Object.entries(faces).filter(([, known]) => !known.has(character.codePointAt(0)!))
      return lacking.map(
        ([face]) => `${character} (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}) is not in ${face}`,
      )
    })

test('both shipped fonts contain every character of the site, except those on the list', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((file) => missingIn(readText(file), exceptions[file]).map((what) => `${file}: ${what}`))).toEqual([])
})

test('the fonts of the test browser contain every character of the stories’ sample data', () => {
  const drawn = new Set(fallbackFiles.flatMap((file) => [...charactersIn(file)]))
  const text = [...new Set(readText(sampleData))].filter((character) => !invisible.test(character))
  expect(text.some((character) => /\p{Script=Hebrew}/u.test(character))).toBe(true)
  expect(text.filter((character) => !drawn.has(character.codePointAt(0)!))).toEqual([])
})

test('names a character that a font lacks', () => {
  expect(missingIn('from 1 → ∞')).toEqual([
    '→ (U+2192) is not in Instrument Sans',
    '→ (U+2192) is not in Geist Mono',
    '∞ (U+221E) is not in Instrument Sans',
    '∞ (U+221E) is not in Geist Mono',
  ])
})

test('every exception names a character that its file contains', () => {
  expect(
    Object.entries(exceptions).filter(([file, characters]) => Array.from(characters).some((one) => !readText(file).includes(one))),
  ).toEqual([])
})

test('the first file of each font contains every character of its range', () => {
  const said = listCharacters(ranges.everyday)
  for (const face of ['instrument-sans', 'geist-mono']) {
    const known = characterSet(face)
    expect(said.filter((character) => !known.has(character.codePointAt(0)!))).toEqual([])
  }
})
