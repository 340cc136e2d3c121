import { createStore } from '../../ui/elements/store.ts'

/** Default choice, which follows the system's theme. */
export const systemTheme = 'system'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const asked = createStore<unknown>(
  typeof location === 'undefined' ? undefined : /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1],
)

/** Stores the theme from a toolbar event. */
export function setToolbarTheme({ globals: { theme } }: { globals: { theme?: unknown } }): void {
  if (theme !== asked.get()) asked.set(theme)
}

/** Resolves a choice of the toolbar to a theme. */
export const readTheme = (choice: unknown): 'light' | 'dark' =>
  choice === 'dark' || (choice !== 'light' && systemIsDark().matches) ? 'dark' : 'light'

/** Current theme of Storybook's own pages. */
export const getToolbarTheme = (): 'light' | 'dark' => readTheme(asked.get())

/** Calls a listener when the toolbar or the system changes the theme. Returns the unsubscribe function. */
export function watchTheme(listener: () => void): () => void {
  const system = systemIsDark()
  const end = asked.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    end()
    system.removeEventListener('change', listener)
  }
}
