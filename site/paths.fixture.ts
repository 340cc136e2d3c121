import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

/** Every prerendered page. */
export const allPaths = listAddresses(routes)

/** Pages outside of the documentation. */
export const plainPaths = allPaths.filter((path) => !docsPages.some((page) => page.path === path))

export const unknownPath = '/no-such-page'
