import { readdir, readFile } from 'node:fs/promises'
import { brand } from '../../content/brand.ts'
import { configJsonSchema, deployJsonSchema } from '../../contract/json-schemas.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '../../contract/openapi.ts'
import { contents, docsHome, docsPages, type DocsEntry } from '../../docs/contents.ts'
import { sourceOf } from '../../docs/place-of.ts'
import { StartError } from '../../server/start-error.ts'
import { problemsOf } from './check.ts'
import { twinOf } from './twin.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const line = (origin: string, { path, title, description }: DocsEntry) => `- [${title}](${origin}${path}.md): ${description}`

/** Everything that is published beside the pages of the documentation: contracts, schemas, Markdown twins, and the lists for machines. */
export async function docsFiles(origin: string): Promise<[path: string, content: string][]> {
  const twins = await Promise.all(docsPages.map(async (page): Promise<[DocsEntry, string]> => [page, twinOf(await readFile(sourceOf(page), 'utf8'), page)]))
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
    ['llms.txt', `${list.join('\n\n')}\n`],
    ['llms-full.txt', twins.map(([, text]) => text).join('\n\n---\n\n')],
  ]
}

/**
 * Checks every page of the documentation.
 * @throws with one line for each thing that is wrong.
 */
export async function checkDocs(elsewhere: readonly string[]): Promise<void> {
  const files = (await readdir('site/docs', { recursive: true })).filter((file) => file.endsWith('.mdx'))
  const pages = await Promise.all(docsPages.map(async (page) => ({ ...page, source: await readFile(sourceOf(page), 'utf8').catch(() => undefined) })))
  const problems = problemsOf(pages, files, elsewhere)
  if (problems.length > 0) throw new StartError(`The documentation has ${problems.length} problems:\n${problems.join('\n')}`)
}
