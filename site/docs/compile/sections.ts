import { readFileSync } from 'node:fs'
import { docsPages } from '../contents.ts'
import { getSourcePath } from '../docs-site.ts'
import { getAttributes, parsePage } from './page-source.ts'

const sections = new Map<string, ReadonlyMap<string, string>>()

/** Returns the id of the section that documents each call. A key is an API and a call, such as `vm listVms`. Parses each source once. */
function readSections(source: string): ReadonlyMap<string, string> {
  const known = sections.get(source)
  if (known) return known
  const found = new Map(
    parsePage(source).sections.flatMap(({ heading, nodes }) =>
      nodes.flatMap((node) => {
        if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Endpoint') return []
        const { api, call } = getAttributes(node)
        return [[`${api} ${call}`, heading?.id ?? ''] as const]
      }),
    ),
  )
  sections.set(source, found)
  return found
}

/** Returns the address of the section that documents a call. Throws if no page has an `<Endpoint>` for it. */
export const findSection = (api: string, call: string): string => {
  for (const page of docsPages) {
    const id = readSections(readFileSync(getSourcePath(page), 'utf8')).get(`${api} ${call}`)
    if (id !== undefined) return `${page.path}#${id}`
  }
  throw new Error(`No page documents the call ${call} of ${api}: write <Endpoint api="${api}" call="${call}" /> below a heading.`)
}
