import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

/** Prerendered pages. */
export const everyPath = listAddresses(routes)

/** Prerendered pages outside of the documentation. */
export const plainPaths = everyPath.filter((path) => !docsPages.some((page) => page.path === path))

export const unknownPath = '/no-such-page'
