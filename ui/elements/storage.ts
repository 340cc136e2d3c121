const getStorage = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage)

/** Returns null when nothing is stored or the reader blocks storage. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return getStorage(area).getItem(key)
  } catch {
    return null
  }
}

export function writeStored(area: 'local' | 'session', key: string, text: string | null): void {
  try {
    if (text === null) getStorage(area).removeItem(key)
    else getStorage(area).setItem(key, text)
  } catch {
    // The state then lasts until the reader leaves the page.
  }
}

/** Reads an object that an earlier version may have stored. */
export function readStoredObject<Value extends object>(area: 'local' | 'session', key: string): Partial<Value> {
  try {
    const stored: unknown = JSON.parse(readStored(area, key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
