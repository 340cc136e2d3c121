import { useEffect, useState } from 'react'

/**
 * Loads a component on demand. `React.lazy` remembers a failed load for good; this retries on the next call.
 * @param load brings the component; give it a name outside the component.
 */
export function useLazyComponent<Component>(
  load: () => Promise<Component>,
  isWanted: boolean,
): { Component?: Component; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<{ Component?: Component; hasFailed: boolean }>({ hasFailed: false })
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const set = (next: typeof loaded) => {
      if (!isOver) setLoaded(next)
    }
    load().then(
      (Component) => set({ Component, hasFailed: false }),
      () => set({ hasFailed: true }),
    )
    return () => {
      isOver = true
    }
  }, [load, isWanted])
  return loaded
}
