import { execFileSync } from 'node:child_process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Parses the output of `git log --format=%cs --name-only`. */
export function parseDays(log: string): Readonly<Record<string, string>> {
  const days: Record<string, string> = {}
  let day = ''
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line
    else if (line) days[line] ??= day
  }
  return days
}

/** Returns no dates without a repository or in a shallow clone. */
export function readHistory(folder: string): Readonly<Record<string, string>> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {}
    return parseDays(git('log', '--format=%cs', '--name-only', '--', folder))
  } catch {
    return {}
  }
}
