import { parse } from 'yaml'
import { deployFile, vmFileExample } from '@workspace/api/files/deploy-file.ts'
import { toRequest } from '@workspace/api/files/deploy-mapping.ts'
import { writeLiteral } from '@workspace/api/literal.ts'
import { lookup, type Attributes, type Listing } from '../compile/shapes/block.ts'
import { findCommand, findFile } from '../compile/shapes/contract.ts'
import { writeListing } from '../compile/shapes/markdown.ts'

export interface CodeData {
  listing: Listing
}

const listings: Readonly<Record<string, (attributes: Attributes) => Listing>> = {
  fence: ({ lang, meta = '', code = '' }) => ({
    label: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
    language: lang === 'sh' ? 'bash' : 'text',
    code,
  }),
  file: (attributes) => {
    const { listing } = findFile(attributes)
    return { ...listing, label: attributes.as ?? listing.label }
  },
  example: (attributes) => ({ label: 'Example', language: 'bash', code: findCommand(attributes).example }),
  output: (attributes) => {
    const { name, output } = findCommand(attributes)
    if (output === undefined) throw new Error(`The command ${name} prints nothing: leave <Code of="output"> out.`)
    return { label: 'Output', language: /^[[{]/.test(output) ? 'json' : 'text', code: output }
  },
  request: () => {
    const { method, path, body } = toRequest(deployFile.parse(parse(vmFileExample)))
    return { label: `${method} ${path}`, language: 'json', code: writeLiteral(body, 'json') }
  },
}

export const read = (attributes: Attributes): CodeData => ({
  listing: lookup(listings, attributes.of, 'of')(attributes),
})

export const markdown = ({ listing }: CodeData) => [...(listing.label ? [`**${listing.label}**`] : []), writeListing(listing)]
