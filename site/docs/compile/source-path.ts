import { docsHome } from '../home.ts'
import type { DocsEntry } from './shapes/docs-site.ts'

/** Folder of the pages, from the project's folder. */
export const folder = 'site/docs'

/** File of a page, from the project's folder. */
export const getSourcePath = ({ path }: Pick<DocsEntry, 'path'>): string =>
  `${folder}/${path === docsHome.path ? 'index' : path.slice(docsHome.path.length + 1)}.mdx`
