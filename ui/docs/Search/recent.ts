import { readStored, writeStored } from '../../elements/storage.ts'

const key = 'docs-searches'
const most = 3

export function readRecent(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function addRecent(query: string): void {
  const asked = query.trim()
  if (asked) writeStored('local', key, JSON.stringify([asked, ...readRecent().filter((other) => other !== asked)].slice(0, most)))
}

export const forgetRecent = (): void => writeStored('local', key, null)
