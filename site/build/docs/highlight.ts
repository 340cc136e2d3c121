import { createHighlighter, type Highlighter } from 'shiki'
import type { Listing } from './block.ts'

/** What a piece of code is, as a letter: Plain, Comment, String, Number, Keyword, propeRty, Function. */
const kinds = { '#000001': 'C', '#000002': 'S', '#000003': 'N', '#000004': 'K', '#000005': 'R', '#000006': 'F' } as const

const scopes = {
  '#000001': ['comment', 'punctuation.definition.comment'],
  '#000002': ['string', 'punctuation.definition.string'],
  '#000003': ['constant.numeric', 'constant.language'],
  '#000004': ['keyword.control', 'keyword.operator.expression', 'storage.type', 'storage.modifier', 'keyword.operator.new'],
  '#000005': ['support.type.property-name', 'entity.name.tag.yaml', 'meta.object-literal.key'],
  '#000006': ['entity.name.function', 'support.function', 'entity.name.command'],
} as const

/** A theme that paints kinds instead of colours: the colours are the stylesheet's. */
const theme = {
  name: 'kinds',
  type: 'light' as const,
  fg: '#000000',
  bg: '#ffffff',
  settings: Object.entries(scopes).map(([foreground, scope]) => ({ scope: [...scope], settings: { foreground } })),
}

let ready: Promise<Highlighter> | undefined

/** The lines of a listing, each a list of pieces: a letter for the kind, then the text. */
export async function highlight({ code, language }: Listing): Promise<string[][]> {
  ready ??= createHighlighter({ themes: [theme], langs: ['bash', 'typescript', 'python', 'json', 'yaml'] })
  const { codeToTokensBase } = await ready
  // Without its limit of half a second for a line, after which the rest stays plain: on a busy machine that changed what was built.
  return codeToTokensBase(code, { theme, lang: language, tokenizeTimeLimit: 0 }).map((line) => {
    const pieces: string[] = []
    for (const { content, color = '' } of line) {
      const kind = kinds[color.toLowerCase() as keyof typeof kinds] ?? 'P'
      const last = pieces.at(-1)
      if (last?.startsWith(kind)) pieces[pieces.length - 1] = last + content
      else pieces.push(kind + content)
    }
    return pieces
  })
}
