/** One entry in the storage of this tab, as JSON. Private windows of some browsers refuse storage: then it is lost on a reload. */
export const tabStorage = <Value extends object>(key: string) => ({
  /** What is stored, which an earlier version of the site may have written. */
  read: (): Partial<Value> => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return typeof stored === 'object' && stored !== null ? stored : {}
    } catch {
      return {}
    }
  },
  write: (value: Value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // The page itself still holds it.
    }
  },
  clear: () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
})
