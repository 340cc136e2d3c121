import { readdir, readFile } from 'node:fs/promises'
import type { Root } from 'mdast'
import { brand } from '../../content/brand.ts'
import { configJsonSchema, deployJsonSchema } from '../../contract/published/json-schemas.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '../../contract/published/openapi.ts'
import { contents, docsHome, docsPages, type DocsEntry } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'
import { CommandError } from '../../configuration/command.ts'
import { recordsFile } from '../search/search.ts'
import { problemsOf } from './check.ts'
import { searchRecords } from '../search/search-records.ts'
import { parsePage, toPlain, toMarkdown } from './markdown-export.ts'

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
  const exports = plain.map(([page, tree]): [DocsEntry, string] => [page, toMarkdown(tree, page)])
  const list = [
    `# ${brand.name}`,
    `> ${docsHome.description}`,
    line(origin, docsHome),
    ...contents.map(({ title, pages }) =>
      [`## ${title}`, ...pages.map((page) => line(origin, page))].join('\n\n').replaceAll('\n\n-', '\n-'),
    ),
    `## Contracts\n- [OpenAPI, VM API](${origin}/openapi/vm.yaml)\n- [OpenAPI, CaaS API](${origin}/openapi/caas.yaml)`,
  ]
  return [
    ['openapi/vm.yaml', toYaml(vmOpenApi())],
    ['openapi/caas.yaml', toYaml(caasOpenApi())],
    ['schemas/deploy.schema.json', json(deployJsonSchema(origin))],
    ['schemas/config.schema.json', json(configJsonSchema(origin))],
    ...exports.map(([page, text]): [string, string] => [`${page.path}.md`, text]),
    [recordsFile, JSON.stringify(searchRecords(plain))],
    ['llms.txt', `${list.join('\n\n')}\n`],
    ['llms-full.txt', exports.map(([, text]) => text).join('\n\n---\n\n')],
  ]
}

/**
 * Parses a page of the documentation.
 * @throws with the page's file, the place and what is wrong.
 */
export function parseFile(file: string, source: string): Root {
  try {
    return parsePage(source)
  } catch (error) {
    // MDX says the line and the column, as the error's name, but not the file.
    throw new CommandError(`${file}:${String(error)}`)
  }
}

/**
 * Reads every page of the documentation and checks it.
 * @param elsewhere addresses that are not documentation but may be linked to.
 * @throws with one line for each thing that is wrong.
 */
export async function readDocs(elsewhere: readonly string[]): Promise<ParsedPage[]> {
  const files = (await readdir('site/docs', { recursive: true })).filter((file) => file.endsWith('.mdx'))
  const pages = await Promise.all(
    docsPages.map(async (page) => {
      const file = sourceOf(page)
      const source = await readFile(file, 'utf8').catch(() => undefined)
      return { ...page, tree: source === undefined ? undefined : parseFile(file, source) }
    }),
  )
  const problems = problemsOf(pages, files, elsewhere)
  if (problems.length > 0) throw new CommandError(`The documentation has ${problems.length} problems:\n${problems.join('\n')}`)
  return pages.filter((page): page is ParsedPage => page.tree !== undefined)
}
