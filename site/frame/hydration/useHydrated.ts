import { useEffect } from 'react'

/** Whether the page is being hydrated for the first time, or runs its first effects. */
export const firstHydration = { runs: false }

export const isHydrated = () => document.documentElement.dataset.hydrated === ''

/** Reports that all effects of the page have run. The inline script then replays early events. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
}
