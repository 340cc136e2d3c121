import { useEffect, useState } from 'react'

/**
 * Loads a component and, unlike `React.lazy`, calls `load` again after a failure. `load` must be referentially stable. Chromium does not request
 * a failed module or its imports again, so a message about a failure says “reload”: https://github.com/whatwg/html/issues/6768
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
