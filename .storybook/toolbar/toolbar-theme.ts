import { createStore } from '../../ui/elements/store.ts'

export const systemTheme = 'system'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const asked = createStore<unknown>(
  typeof location === 'undefined' ? undefined : /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1],
)

export function setToolbarTheme({ globals: { theme } }: { globals: { theme?: unknown } }): void {
  if (theme !== asked.get()) asked.set(theme)
}

export const readTheme = (choice: unknown): 'light' | 'dark' =>
  choice === 'dark' || (choice !== 'light' && systemIsDark().matches) ? 'dark' : 'light'

export const getToolbarTheme = (): 'light' | 'dark' => readTheme(asked.get())

/** Calls `listener` when the theme may have changed. Returns the unsubscribe function. */
export function watchTheme(listener: () => void): () => void {
  const system = systemIsDark()
  const end = asked.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    end()
    system.removeEventListener('change', listener)
  }
}
