import { docsHome } from '../home.ts'
import type { DocsEntry } from './shapes/docs-site.ts'

/** Folder of the pages, relative to the root of the repository. */
export const folder = 'site/docs'

export const getSourcePath = ({ path }: Pick<DocsEntry, 'path'>): string =>
  `${folder}/${path === docsHome.path ? 'index' : path.slice(docsHome.path.length + 1)}.mdx`
