import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { Part } from '../../compile/shapes/block.ts'

/** Table whose cells contain Markdown links and code in backticks. */
export interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export const markdown = ({ head, rows }: TableData): Part[] => [{ kind: 'table', head, rows }]

/** Renders the links and code in a line of Markdown. */
export const InlineText = ({ text }: { text: string }) =>
  text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((part, key) => {
    const [, name, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (name)
      return (
        <prose.a key={key} href={href}>
          {name.startsWith('`') ? <prose.code>{name.slice(1, -1)}</prose.code> : name}
        </prose.a>
      )
    return part.startsWith('`') ? <prose.code key={key}>{part.slice(1, -1)}</prose.code> : part
  })

export const TextTable = ({ head, rows }: TableData) => (
  <prose.table>
    <thead>
      <tr>
        {head.map((cell) => (
          <prose.th key={cell}>{cell}</prose.th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, key) => (
            <prose.td key={key}>
              <InlineText text={cell} />
            </prose.td>
          ))}
        </tr>
      ))}
    </tbody>
  </prose.table>
)
