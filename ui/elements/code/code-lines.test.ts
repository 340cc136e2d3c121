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

test('joins the tokens of each line', () => {
  expect(joinLines(plainLines('a\n\n  b'))).toBe('a\n\n  b')
})

test('replaces a placeholder inside a token and across several tokens', () => {
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

test('prefers the longer placeholder and replaces each occurrence in a token', () => {
  expect(
    joinLines(
      replaceInCode(plainLines('HOST HOST_NAME HOST'), [
        ['HOST', '1'],
        ['HOST_NAME', '2'],
      ]),
    ),
  ).toBe('1 2 1')
})

test('inserts a value literally even if it contains replacement patterns such as `$&`', () => {
  expect(joinLines(replaceInCode(plainLines('x $KEY (y)'), [['$KEY', '$& $1']]))).toBe('x $& $1 (y)')
})

test('returns the same lines when there is nothing to replace', () => {
  const lines = [line]
  expect(replaceInCode(lines, [])).toBe(lines)
  expect(replaceInCode(lines, [['absent', 'x']])[0]).toBe(line)
})

test('merges neighboring tokens of one class, and white space with unstyled tokens', () => {
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

test('colors the parts of a request by their kind and keeps its text', () => {
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

test('colors commands as keywords and leaves no empty token after a variable', () => {
  expect(colorLines('meridian order', ['meridian'])[0]![0]).toEqual({ text: 'meridian', kind: 'keyword' })
  expect(colorLines('meridian order')[0]![0]).toEqual({ text: 'meridian', kind: 'plain' })
  expect(colorLines('https://$HOST')).toEqual([
    [
      { text: 'https://', kind: 'string' },
      { text: '$HOST', kind: 'variable' },
    ],
  ])
})
