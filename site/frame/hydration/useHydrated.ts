import { useEffect } from 'react'

/** `runs` is true while the page hydrates for the first time and while its first effects run. */
export const firstHydration = { runs: false }

export const isHydrated = () => document.documentElement.dataset.hydrated === ''

/** Reports that all effects of the page have run. The inline script then replays early events. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
}
