import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { StartError } from './start-error.ts'

/** The real place of a path, of which the last parts may not be there yet. */
const placeOf = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(placeOf(parent), relative(parent, path))
  }
}

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/**
 * Keeps applications out of folders that everybody can read, or that a build empties.
 * @throws StartError with what to do.
 */
export const checkSpoolFolder = (directory: string, root: string): void => {
  const place = placeOf(resolve(directory))
  if (![root, 'dist'].some((folder) => isInside(place, placeOf(resolve(folder))))) return
  throw new StartError(
    'SPOOL_DIRECTORY should lie outside the built site, which is public and built anew, for example SPOOL_DIRECTORY=.spool.',
  )
}
