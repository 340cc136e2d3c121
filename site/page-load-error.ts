import { errors } from './content/errors.ts'

/** A file of a page could not be loaded: the network failed, or a newer build has replaced it. */
export class PageLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super(errors.files, options)
  }
}

/** True where the document of this address was loaded again, so that a second load would bring nothing new. */
export const wasReloaded = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type, name }) => type === 'reload' && new URL(name).pathname === location.pathname)
