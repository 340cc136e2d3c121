/** Default: the theme of the system. */
export const systemTheme = 'system'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
let asked: unknown =
  typeof location === 'undefined' ? undefined : /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function setToolbarTheme(theme: unknown): void {
  if (theme === asked) return
  asked = theme
  tell()
}

/** Resolves a choice of the toolbar to a theme. */
export const themeOf = (choice: unknown): 'light' | 'dark' =>
  choice === 'dark' || (choice !== 'light' && choice !== 'both' && systemIsDark().matches) ? 'dark' : 'light'

/** Current theme of Storybook's own pages. */
export const toolbarTheme = (): 'light' | 'dark' => themeOf(asked)

/** Calls a listener when the toolbar or the system changes the theme; returns the unsubscribe function. */
export function watchTheme(listener: () => void): () => void {
  const system = systemIsDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
