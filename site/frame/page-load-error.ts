import { errors } from './words/errors.ts'

/** A file of a page could not be loaded: the network failed, or a newer build has replaced it. */
export class PageLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super(errors.files, options)
  }
}
