import { errors } from './words/errors.ts'

/** Thrown if a file of a page can't be loaded: the network failed, or a newer build has replaced the file. */
export class PageLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super(errors.files, options)
  }
}
