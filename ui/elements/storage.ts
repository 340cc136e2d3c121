const areaOf = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage)

/** Reads a stored text; null when nothing is stored or the reader blocks storage, where reading throws. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return areaOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or removes it with null; without storage the state lasts as long as the page. */
export function writeStored(area: 'local' | 'session', key: string, text: string | null): void {
  try {
    if (text === null) areaOf(area).removeItem(key)
    else areaOf(area).setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}

/** A stored object; empty where none is stored or none can be read. Its parts may be those of an earlier version. */
export function readStoredObject<Value extends object>(area: 'local' | 'session', key: string): Partial<Value> {
  try {
    const stored: unknown = JSON.parse(readStored(area, key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
