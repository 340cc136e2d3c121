import type { CodeLine, CodeToken } from './code-lines.ts'

const words = 'as await const curl for from if import in new print return throw with'
const rules: readonly (readonly [RegExp, CodeToken['kind']])[] = [
  [/^(?:#|\/\/).*/, 'comment'],
  [/^"[^"]*"(?=:)|^\w+(?=:(?:\s|$))/, 'property'],
  // A quote around JSON in a command.
  [/^'(?=[{[]|$)/, 'string'],
  [/^"[^"]*"?|^'[^']*'?|^`[^`]*`?|^https?:\S+/, 'string'],
  [new RegExp(`^(?:${words.replaceAll(' ', '|')})\\b`), 'keyword'],
  [/^-?\d+(?:\.\d+)?\b|^(?:true|false|null|True|False|None)\b/, 'number'],
  [/^--?[a-z][\w-]*/i, 'flag'],
  [/^\$\w+/, 'variable'],
  [/^\w[\w.-]*|^\s+/, 'plain'],
  [/^[^\w\s"'`$#]+?/, 'punctuation'],
]

const splitVariables = (text: string): CodeToken[] =>
  text.split(/(\$[A-Z_]+)/).flatMap((part) => (part ? [{ text: part, kind: part.startsWith('$') ? 'variable' : 'string' }] : []))

/** Colors code that changes in the browser. `commands` are colored like `curl`. */
export function colorLines(text: string, commands: readonly string[] = []): CodeLine[] {
  return text.split('\n').map((line) => {
    const tokens: CodeToken[] = []
    let rest = line
    while (rest) {
      const [pattern, kind] = rules.find(([rule]) => rule.test(rest)) ?? [/^./, 'plain' as const]
      const piece = pattern.exec(rest)![0]
      if (kind === 'string') tokens.push(...splitVariables(piece))
      else tokens.push({ text: piece, kind: commands.includes(piece) ? 'keyword' : kind })
      rest = rest.slice(piece.length)
    }
    return tokens
  })
}
