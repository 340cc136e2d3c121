import { createHighlighter, type Highlighter } from 'shiki'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import type { Listing } from './shapes/block.ts'

/** The letters stand for Comment, String, Number, Keyword or command, propeRty, fLag, Variable, pUnctuation, and Plain. */
const scopes = {
  C: ['comment', 'punctuation.definition.comment'],
  S: ['string', 'punctuation.definition.string'],
  N: ['constant.numeric', 'constant.language'],
  K: [
    'keyword.control',
    'keyword.operator.expression',
    'keyword.operator.new',
    'storage.type',
    'storage.modifier',
    'entity.name.command',
    'entity.name.function.call.shell',
    'support.function.builtin.shell',
  ],
  R: ['support.type.property-name', 'punctuation.support.type.property-name', 'entity.name.tag.yaml', 'meta.object-literal.key'],
  L: ['constant.other.option'],
  V: ['variable.other.normal.shell', 'punctuation.definition.variable.shell', 'variable.parameter.positional.shell'],
  U: ['punctuation', 'meta.brace', 'keyword.operator', 'constant.character.escape.line-continuation.shell'],
}

/** Color that stands for a kind of token. Shiki marks tokens only by color. */
const toMarker = (number: number) => `#${String(number).padStart(6, '0')}`
const kinds = new Map(Object.keys(scopes).map((kind, at) => [toMarker(at + 1), kind]))

const theme = {
  name: 'kinds',
  type: 'light' as const,
  fg: toMarker(0),
  bg: toMarker(0),
  settings: [
    { scope: ['meta.template.expression', 'string.unquoted.argument.shell'], settings: { foreground: toMarker(0) } },
    ...Object.values(scopes).map((scope, at) => ({ scope, settings: { foreground: toMarker(at + 1) } })),
  ],
}

let ready: Promise<Highlighter> | undefined

type Pieces = string[]

/** Merges pieces of the same kind, and whitespace with the previous piece. */
function add(pieces: Pieces, kind: string, text: string): void {
  const last = pieces.at(-1)
  if (last !== undefined && (last.startsWith(kind) || !text.trim())) pieces[pieces.length - 1] = last + text
  else if (text) pieces.push((text.trim() ? kind : 'P') + text)
}

function cut(pieces: Pieces, from: number, to = Infinity): Pieces {
  const part: Pieces = []
  let start = 0
  for (const piece of pieces) {
    const text = piece.slice(1)
    add(part, piece[0]!, text.slice(Math.max(0, from - start), Math.max(0, to - start)))
    start += text.length
  }
  return part
}

const splitLines = (text: string) => text.split('\n')

/** Words that Shiki's grammar treats as text. */
const shellWords = [
  ['S', /https?:\/\/\S+/],
  ['K', /\b(?:GET|POST|PATCH|DELETE)\b/],
  ['V', /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/],
] as const
const anyWord = new RegExp(`(${shellWords.map(([, { source }]) => source).join('|')})`)

const withWords = (line: Pieces): Pieces => {
  const words: Pieces = []
  for (const piece of line)
    for (const text of piece.startsWith('P') ? piece.slice(1).split(anyWord) : [piece.slice(1)])
      add(words, (piece.startsWith('P') && shellWords.find(([, word]) => word.test(text))?.[0]) || piece[0]!, text)
  return words
}

/** Highlights the JSON between the quotes of a command. */
function withJson(code: string, lines: readonly Pieces[], json: (text: string) => Pieces[]): Pieces[] {
  const body = /'(\{[^]*\}|\[[^]*\])'/.exec(code)
  if (!body) return [...lines]
  const [before, inside] = [splitLines(code.slice(0, body.index + 1)), json(body[1]!)]
  const [first, column] = [before.length - 1, before.at(-1)!.length]
  const end = first + inside.length - 1
  return lines.map((line, at) => {
    if (at < first || at > end) return line
    const own = inside[at - first]!
    const joined: Pieces = at === first ? cut(line, 0, column) : []
    for (const piece of own) add(joined, piece[0]!, piece.slice(1))
    const written = joined.reduce((length, piece) => length + piece.length - 1, 0)
    for (const piece of at === end ? cut(line, written) : []) add(joined, piece[0]!, piece.slice(1))
    return joined
  })
}

const highlighted = new Map<string, Promise<string[][]>>()

/** Returns the pieces of each line. A piece starts with the letter of its kind. Reads each text once, also after an edit of its page. */
export function highlight({ code, language }: Listing): Promise<string[][]> {
  const key = `${language} ${code}`
  const lines = highlighted.get(key) ?? readPieces(code, language)
  highlighted.set(key, lines)
  return lines
}

async function readPieces(code: string, language: Listing['language']): Promise<string[][]> {
  ready ??= createHighlighter({
    themes: [theme],
    langs: ['bash', 'typescript', 'python', 'json', 'yaml'],
    engine: createJavaScriptRegexEngine(),
  })
  const { codeToTokensBase } = await ready
  // With the default limit of half a second per line, code loses its colors on a busy machine.
  const read = (text: string, lang: Listing['language']) =>
    codeToTokensBase(text, { theme, lang, tokenizeTimeLimit: 0 }).map((line) => {
      const pieces: Pieces = []
      for (const { content, color = '' } of line) add(pieces, kinds.get(color) ?? 'P', content)
      return pieces
    })
  const lines = read(code, language)
  return language === 'bash' ? withJson(code, lines.map(withWords), (text) => read(text, 'json')) : lines
}
