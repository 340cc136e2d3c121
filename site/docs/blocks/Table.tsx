import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import type { TableData } from './Table.read.ts'

const InlineText = ({ text }: { text: string }) =>
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

export const Table = ({ head, rows }: TableData) => (
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
