import { lookup, type Attributes } from '../compile/shapes/block.ts'
import { writeLink, writeList } from '../compile/shapes/markdown.ts'

const vm = [{ href: '/openapi/vm.yaml', label: 'OpenAPI 3.1, VM API' }]
const caas = [{ href: '/openapi/caas.yaml', label: 'OpenAPI 3.1, CaaS API' }]
const schemas = [
  { href: '/schemas/deploy.schema.json', label: 'JSON Schema of deploy.yml' },
  { href: '/schemas/config.schema.json', label: 'JSON Schema of config.json' },
]
const downloads = { vm, caas, schemas, all: [...vm, ...caas, ...schemas] }

export const read = ({ of }: Attributes) => ({ links: lookup(downloads, of, 'of') })

export type DownloadsData = ReturnType<typeof read>

export const markdown = ({ links }: DownloadsData) => [writeList(links.map(writeLink))]
