/** How a piece of code is set. */
export const codeTokenKinds = ['plain', 'keyword', 'string', 'comment', 'mark'] as const

/** A piece of code and how it is set. */
export interface CodeToken {
  /** The code, with its spaces and line ends. */
  text: string
  /** How it is set. */
  kind: (typeof codeTokenKinds)[number]
}

const keywords =
  'as async await class const def except export for from function if import in let new print raise return try with yield'.split(' ')

// A comment starts a line or follows a space, so that the slashes of an address are none.
const pattern = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)(?:\/\/|#)[^\n]*)`,
    String.raw`(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`,
    String.raw`(?<keyword>(?<![\w.$-])(?:${keywords.join('|')})(?![\w$-]))`,
    String.raw`(?<command>(?<=^\s*)(?:curl|npm|npx|pip)(?= ))`,
  ].join('|'),
  'gms',
)

/** Cuts a sample in TypeScript, Python or a shell into pieces; joined again they are the same sample. */
export function tokenize(code: string, highlights: readonly string[] = []): CodeToken[] {
  const tokens: CodeToken[] = []
  const push = (text: string, kind: CodeToken['kind']) => {
    if (text) tokens.push({ text, kind })
  }
  let end = 0
  for (const match of code.matchAll(pattern)) {
    push(code.slice(end, match.index), 'plain')
    const { comment, string } = match.groups!
    push(match[0], highlights.includes(match[0]) ? 'mark' : comment ? 'comment' : string ? 'string' : 'keyword')
    end = match.index + match[0].length
  }
  push(code.slice(end), 'plain')
  return tokens
}
