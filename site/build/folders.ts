import { resolve } from 'node:path'

/** Where the browser’s files go. */
export const client = resolve('dist/client')
/** Where the server’s files go. */
export const server = resolve('dist/server')
