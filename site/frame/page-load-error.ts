import { errors } from './words/errors.ts'

/** A file of a page could not be loaded: the network failed, or a newer build has replaced it. */
export class PageLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super(errors.files, options)
  }
}

/** True when this document was reloaded already, so that another reload would change nothing. */
export const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && new URL(entry.name).pathname === location.pathname,
    )
