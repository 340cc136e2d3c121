import { createHighlighter, type Highlighter } from 'shiki'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import type { Listing } from './shapes/block.ts'

/** Kinds of code by letter: Comment, String, Number, Keyword, propeRty, Function; all else is Plain. */
const scopes = {
  C: ['comment', 'punctuation.definition.comment'],
  S: ['string', 'punctuation.definition.string'],
  N: ['constant.numeric', 'constant.language'],
  K: ['keyword.control', 'keyword.operator.expression', 'storage.type', 'storage.modifier', 'keyword.operator.new'],
  R: ['support.type.property-name', 'entity.name.tag.yaml', 'meta.object-literal.key'],
  F: ['entity.name.function', 'support.function', 'entity.name.command'],
}

/** Shiki marks tokens only by color, so each kind has its own color here. The colors on the page come from the stylesheet. */
const markOf = (number: number) => `#${String(number).padStart(6, '0')}`
const kinds = new Map(Object.keys(scopes).map((kind, at) => [markOf(at + 1), kind]))

const theme = {
  name: 'kinds',
  type: 'light' as const,
  fg: markOf(0),
  bg: markOf(0),
  settings: Object.values(scopes).map((scope, at) => ({ scope, settings: { foreground: markOf(at + 1) } })),
}

let ready: Promise<Highlighter> | undefined

/** The lines of a listing, each a list of pieces: a letter for the kind, then the text. */
export async function highlight({ code, language }: Listing): Promise<string[][]> {
  ready ??= createHighlighter({
    themes: [theme],
    langs: ['bash', 'typescript', 'python', 'json', 'yaml'],
    engine: createJavaScriptRegexEngine(),
  })
  const { codeToTokensBase } = await ready
  // No time limit: the default of half a second a line left code plain on a busy machine.
  return codeToTokensBase(code, { theme, lang: language, tokenizeTimeLimit: 0 }).map((line) => {
    const pieces: string[] = []
    for (const { content, color = '' } of line) {
      const kind = kinds.get(color) ?? 'P'
      const last = pieces.at(-1)
      if (last?.startsWith(kind)) pieces[pieces.length - 1] = last + content
      else pieces.push(kind + content)
    }
    return pieces
  })
}
