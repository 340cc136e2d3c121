import { brand } from '@workspace/tokens/brand.ts'
import { createConfigJsonSchema, createDeployJsonSchema } from '@workspace/api/published/json-schemas.ts'
import { createCaasOpenApi, toYaml, createVmOpenApi } from '@workspace/api/published/openapi.ts'
import { publishSearch, searchFile } from '../search/search.ts'
import type { PublishedPage } from './documentation.ts'
import { contents } from '../contents.ts'
import { docsHome, type DocsEntry } from '../docs-site.ts'

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const line = (origin: string, { path, title, description }: DocsEntry) => `- [${title}](${origin}${path}.md): ${description}`

/** The path is relative to the root of the site. */
export type PublishedFile = [path: string, content: string]

/** Makes links absolute. Links to other pages point to the Markdown of those pages. */
const withWholeLinks = ({ path: own, markdown }: PublishedPage, origin: string, pages: readonly PublishedPage[]): string =>
  markdown.replaceAll(/\]\((\/[^)#\s]*)?(#[^)\s]*)?\)/g, (link, path: string | undefined, anchor = '') => {
    if (path === undefined && anchor === '') return link
    const target = path ?? own
    return `](${origin}${target}${pages.some((page) => page.path === target) ? '.md' : ''}${anchor})`
  })

export function createFiles(origin: string, published: readonly PublishedPage[]): PublishedFile[] {
  const pages = published.map((page) => ({ ...page, markdown: withWholeLinks(page, origin, published) }))
  const list = [
    `# ${brand.name}`,
    `> ${docsHome.description}`,
    `The text of all pages in one file: [llms-full.txt](${origin}/llms-full.txt).`,
    line(origin, docsHome),
    ...contents.map(({ title, pages }) => [`## ${title}`, ...pages.map((page) => line(origin, page))].join('\n')),
    `## Contracts\n- [OpenAPI, VM API](${origin}/openapi/vm.yaml)\n- [OpenAPI, CaaS API](${origin}/openapi/caas.yaml)`,
  ]
  return [
    ['openapi/vm.yaml', toYaml(createVmOpenApi())],
    ['openapi/caas.yaml', toYaml(createCaasOpenApi())],
    ['schemas/deploy.schema.json', json(createDeployJsonSchema(origin))],
    ['schemas/config.schema.json', json(createConfigJsonSchema(origin))],
    ...pages.map(({ path, markdown }): PublishedFile => [`${path.slice(1)}.md`, markdown]),
    [searchFile, JSON.stringify(publishSearch(pages.flatMap(({ records }) => records)))],
    ['llms.txt', `${list.join('\n\n')}\n`],
    ['llms-full.txt', pages.map(({ markdown }) => markdown).join('\n\n---\n\n')],
  ]
}
