import { proseElements as prose } from '#ui/docs/Prose/proseElements.tsx'
import { lookup, type Attributes, type Part, type Reading } from '../compile/shapes/block.ts'

/** The cells contain Markdown links and code. */
interface TableData {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const tables: Readonly<Record<string, (contract: Reading['contract']) => TableData>> = {
  commands: ({ commands }) => ({
    head: ['Command', 'What it does'],
    rows: commands.map(({ name, summary }) => [`[\`${name}\`](#${name.replaceAll(' ', '-')})`, summary]),
  }),
  environment: ({ environmentVariables }) => ({
    head: ['Variable', 'Meaning', 'Overrides in config.json'],
    rows: environmentVariables.map(({ name, meaning, overrides }) => [`\`${name}\``, meaning, overrides ? `\`${overrides}\`` : '–']),
  }),
  'exit-codes': ({ exitCodes }) => ({
    head: ['Code', 'Meaning'],
    rows: exitCodes.map(({ code, meaning }) => [`\`${code}\``, meaning]),
  }),
  providers: ({ providers }) => ({ head: ['Provider', 'Kind'], rows: providers.map(({ name, kind }) => [name, kind]) }),
}

export const read = ({ of }: Attributes, { contract }: Reading) => lookup(tables, of, 'of')(contract)

export const markdown = ({ head, rows }: TableData): Part[] => [{ kind: 'table', head, rows }]

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
