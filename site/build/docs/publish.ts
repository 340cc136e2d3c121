import { readdir, readFile } from 'node:fs/promises'
import type { Root } from 'mdast'
import { brand } from '../../content/brand.ts'
import { configJsonSchema, deployJsonSchema } from '../../contract/json-schemas.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '../../contract/openapi.ts'
import { contents, docsHome, docsPages, type DocsEntry } from '../../docs/contents.ts'
import { sourceOf } from '../../docs/place-of.ts'
import { StartError } from '../../server/start-error.ts'
import { recordsFile } from '../../docs/search.ts'
import { problemsOf } from './check.ts'
import { searchRecords } from './search-records.ts'
import { parsePage, toPlain, twinOf } from './twin.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const line = (origin: string, { path, title, description }: DocsEntry) => `- [${title}](${origin}${path}.md): ${description}`

/** A page of the documentation with its text. */
export interface ParsedPage extends DocsEntry {
  tree: Root
}

/** A file that is published, by its path. */
export type PublishedFile = [path: string, content: string]

/** Everything that is published beside the pages of the documentation: contracts, schemas, Markdown twins, and the lists for machines. */
export function docsFiles(origin: string, pages: readonly ParsedPage[]): PublishedFile[] {
  const plain = pages.map((page): [DocsEntry, Root] => [page, toPlain(page.tree)])
  const twins = plain.map(([page, tree]): [DocsEntry, string] => [page, twinOf(tree, page)])
  const list = [
    `# ${brand.name}`,
    `> ${docsHome.description}`,
    line(origin, docsHome),
    ...contents.map(({ title, pages }) => [`## ${title}`, ...pages.map((page) => line(origin, page))].join('\n\n').replaceAll('\n\n-', '\n-')),
    `## Contracts\n- [OpenAPI, VM API](${origin}/openapi/vm.yaml)\n- [OpenAPI, CaaS API](${origin}/openapi/caas.yaml)`,
  ]
  return [
    ['openapi/vm.yaml', toYaml(vmOpenApi())],
    ['openapi/caas.yaml', toYaml(caasOpenApi())],
    ['schemas/deploy.schema.json', json(deployJsonSchema(origin))],
    ['schemas/config.schema.json', json(configJsonSchema(origin))],
    ...twins.map(([page, text]): [string, string] => [`${page.path}.md`, text]),
    [recordsFile, JSON.stringify(searchRecords(plain))],
    ['llms.txt', `${list.join('\n\n')}\n`],
    ['llms-full.txt', twins.map(([, text]) => text).join('\n\n---\n\n')],
  ]
}

/**
 * Reads every page of the documentation and checks it.
 * @param elsewhere addresses that are not documentation but may be linked to.
 * @throws with one line for each thing that is wrong.
 */
export async function readDocs(elsewhere: readonly string[]): Promise<ParsedPage[]> {
  const files = (await readdir('site/docs', { recursive: true })).filter((file) => file.endsWith('.mdx'))
  const pages = await Promise.all(docsPages.map(async (page) => ({ ...page, tree: await readFile(sourceOf(page), 'utf8').then(parsePage, () => undefined) })))
  const problems = problemsOf(pages, files, elsewhere)
  if (problems.length > 0) throw new StartError(`The documentation has ${problems.length} problems:\n${problems.join('\n')}`)
  return pages as ParsedPage[]
}
