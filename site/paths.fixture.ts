import { docsPages } from './docs/contents.ts'
import { listAddresses, routes } from './routes.tsx'

/** Prerendered pages outside of the documentation. */
export const plainPaths = listAddresses(routes).filter((path) => !docsPages.some((page) => page.path === path))

export const unknownPath = '/no-such-page'
