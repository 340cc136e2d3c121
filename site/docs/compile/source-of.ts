import type { DocsEntry, DocsSite } from './shapes/docs-site.ts'

/** File of a page, from the project's folder. */
export const sourceOf = ({ folder, home }: Pick<DocsSite, 'folder' | 'home'>, { path }: DocsEntry): string =>
  `${folder}/${path === home.path ? 'index' : path.slice(home.path.length + 1)}.mdx`
