import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brand } from '../../content/brand.ts'
import { configJsonSchema, deployJsonSchema } from '../../contract/published/json-schemas.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '../../contract/published/openapi.ts'
import { contents, docsHome, docsPages, type DocsEntry } from '../contents.ts'
import { sourceOf } from '../navigation/navigation.ts'
import { CommandError } from '../../configuration/command.ts'
import { recordsFile } from '../search/search.ts'
import { fileProblems, problemsOf } from './check.ts'
import type { PageReader, PageText } from './read-pages.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const line = (origin: string, { path, title, description }: DocsEntry) => `- [${title}](${origin}${path}.md): ${description}`

/** A page of the documentation with its text. */
export type PublishedPage = DocsEntry & PageText

/** A file that is published, by its path. */
export type PublishedFile = [path: string, content: string]

/** Everything that is published beside the pages of the documentation: contracts, schemas, Markdown twins, and the lists for machines. */
export function docsFiles(origin: string, pages: readonly PublishedPage[]): PublishedFile[] {
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
    ...pages.map(({ path, markdown }): PublishedFile => [`${path}.md`, markdown]),
    [recordsFile, JSON.stringify(pages.flatMap(({ records }) => records))],
    ['llms.txt', `${list.join('\n\n')}\n`],
    ['llms-full.txt', pages.map(({ markdown }) => markdown).join('\n\n---\n\n')],
  ]
}

/** @throws when something is wrong, with a line for each. */
function refuse(problems: readonly string[]) {
  if (problems.length > 0)
    throw new CommandError(
      `The documentation has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`,
    )
}

/**
 * Reads every page of the documentation and checks it.
 * @param elsewhere addresses that are not documentation but may be linked to.
 * @param read reads a page.
 * @throws with one line for each thing that is wrong.
 */
export async function readDocs(elsewhere: readonly string[], read: PageReader): Promise<PublishedPage[]> {
  refuse(fileProblems(docsPages, globSync('site/docs/**/*.mdx')))
  const pages = await Promise.all(
    docsPages.map(async (page) => {
      const file = resolve(sourceOf(page))
      const { text } = await read({ file, source: await readFile(file, 'utf8') })
      return text ? [{ ...page, ...text }] : []
    }),
  ).catch((error: Error) => {
    // An error loses its class between threads.
    throw new CommandError(error.message)
  })
  refuse(problemsOf(pages.flat(), elsewhere))
  return pages.flat()
}
