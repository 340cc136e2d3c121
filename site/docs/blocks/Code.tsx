import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { lookup, type Attributes, type Highlighted, type Listing, type Part, type Reading } from '../compile/shapes/block.ts'
import { docs } from '../words/docs.ts'

interface CodeData {
  listing: Listing
}

const listings: Readonly<Record<string, (attributes: Attributes, contract: Reading['contract']) => Listing>> = {
  fence: ({ lang, meta = '', code = '' }) => ({
    label: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
    language: lang === 'sh' ? 'bash' : 'text',
    code,
  }),
  file: (attributes, { findFile }) => {
    const { listing } = findFile(attributes)
    return { ...listing, label: attributes.as ?? listing.label }
  },
  example: (attributes, { findCommand }) => ({ label: 'Example', language: 'bash', code: findCommand(attributes).example }),
  output: (attributes, { findCommand }) => {
    const { name, output } = findCommand(attributes)
    if (output === undefined) throw new Error(`The command ${name} prints nothing: leave <Code of="output"> out.`)
    return { label: 'Output', language: /^[[{]/.test(output) ? 'json' : 'text', code: output }
  },
  request: (_attributes, { vmFileRequest, writeLiteral }) => {
    const { method, path, body } = vmFileRequest()
    return { label: `${method} ${path}`, language: 'json', code: writeLiteral(body, 'json') }
  },
}

export const read = (attributes: Attributes, { contract }: Reading): CodeData => ({
  listing: lookup(listings, attributes.of, 'of')(attributes, contract),
})

export const markdown = ({ listing }: CodeData): Part[] => [
  ...(listing.label ? [{ kind: 'line', text: `**${listing.label}**` } as const] : []),
  { kind: 'code', listing },
]

export const Code = ({ listing: { label, language, lines } }: Highlighted<CodeData>) => (
  <CodeBlock title={label || docs.shell} lines={parsePieces(lines)} run={language === 'bash'} texts={docs.code} />
)
