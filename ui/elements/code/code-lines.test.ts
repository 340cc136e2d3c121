import { expect, test } from 'vitest'
import { colorLines } from './colorLines.ts'
import { replaceInCode, mergeTokens, plainLines, joinLines, type CodeLine } from './code-lines.ts'

const line: CodeLine = [
  { text: 'curl ', kind: 'plain' },
  { text: '"https://api.meridian.example/v1"', kind: 'string' },
  { text: ' -H ', kind: 'plain' },
  { text: '"Bearer ', kind: 'string' },
  { text: '$', kind: 'punctuation' },
  { text: 'KEY', kind: 'property' },
  { text: '"', kind: 'string' },
]

test('the text of a sample is its tokens, line by line', () => {
  expect(joinLines(plainLines('a\n\n  b'))).toBe('a\n\n  b')
})

test('a placeholder is replaced inside a token and across several', () => {
  const filled = replaceInCode(
    [line],
    [
      ['https://api.meridian.example', 'https://a.b'],
      ['$KEY', 'k.1'],
    ],
  )
  expect(joinLines(filled)).toBe('curl "https://a.b/v1" -H "Bearer k.1"')
  expect(filled[0]).toContainEqual({ text: 'k.1', kind: 'punctuation' })
})

test('the longer placeholder wins, and one may stand twice in a token', () => {
  expect(
    joinLines(
      replaceInCode(plainLines('HOST HOST_NAME HOST'), [
        ['HOST', '1'],
        ['HOST_NAME', '2'],
      ]),
    ),
  ).toBe('1 2 1')
})

test('a value with the signs of a pattern is taken as it is', () => {
  expect(joinLines(replaceInCode(plainLines('x $KEY (y)'), [['$KEY', '$& $1']]))).toBe('x $& $1 (y)')
})

test('nothing to replace leaves the lines as they are', () => {
  const lines = [line]
  expect(replaceInCode(lines, [])).toBe(lines)
  expect(replaceInCode(lines, [['absent', 'x']])[0]).toBe(line)
})

test('neighbors of one look become one piece, and space between lines joins what has none', () => {
  const pieces = mergeTokens([line, line], { string: 'green' })
  expect(pieces.map(({ text }) => text).join('')).toBe(joinLines([line, line]))
  expect(pieces.every(({ look }, at) => at === 0 || look !== pieces[at - 1]!.look)).toBe(true)
  const json: CodeLine[] = [
    [{ text: '{', kind: 'punctuation' }],
    [
      { text: '  ', kind: 'plain' },
      { text: 'a', kind: 'plain' },
    ],
  ]
  expect(mergeTokens(json, { plain: 'black' })).toEqual([
    { text: '{\n  ', look: undefined },
    { text: 'a', look: 'black' },
  ])
})

test('a request that changes has the kinds of the documentation, and keeps its text', () => {
  const code = `curl --request POST https://api.meridian.example \\\n  -H "Key: $KEY" \\\n  --data '{\n  "name": "web-1",\n  "count": 2\n}'`
  const lines = colorLines(code)
  expect(joinLines(lines)).toBe(code)
  const kinds = new Map(lines.flat().map(({ text, kind }) => [text, kind]))
  for (const [text, kind] of Object.entries({
    curl: 'keyword',
    '--request': 'flag',
    '-H': 'flag',
    $KEY: 'variable',
    '"name"': 'property',
    '"web-1"': 'string',
    '2': 'number',
    '{': 'punctuation',
  }))
    expect([text, kinds.get(text)]).toEqual([text, kind])
})

test('words that are commands are keywords, and an address that ends with a variable has no empty token', () => {
  expect(colorLines('meridian order', ['meridian'])[0]![0]).toEqual({ text: 'meridian', kind: 'keyword' })
  expect(colorLines('meridian order')[0]![0]).toEqual({ text: 'meridian', kind: 'plain' })
  expect(colorLines('https://$HOST')).toEqual([
    [
      { text: 'https://', kind: 'string' },
      { text: '$HOST', kind: 'variable' },
    ],
  ])
})
