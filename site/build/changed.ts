import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'

const git = (...command: readonly string[]): string => {
  try {
    return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** With a shallow history git would give every page the same date. */
const hasHistory = () => git('rev-parse', '--is-shallow-repository') === 'false'
let known: boolean | undefined

/**
 * Date of the last change of a page, from the history of its source file and, where its words lie beside it, of its folder; undefined
 * without a history.
 */
export const changedOn = (file: string): string | undefined => {
  known ??= hasHistory()
  if (!known) return undefined
  return git('log', '-1', '--format=%cs', '--', file.endsWith('.mdx') ? file : dirname(file)) || undefined
}
