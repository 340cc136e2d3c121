/** The toolbar's theme when nobody chose one. */
export const systemTheme = 'system'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
let asked: unknown =
  typeof location === 'undefined' ? undefined : /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Stores the theme that the toolbar chose, and tells the listeners. */
export function setToolbarTheme(theme: unknown): void {
  if (theme === asked) return
  asked = theme
  tell()
}

/** The theme that a choice of the toolbar stands for. */
export const themeOf = (choice: unknown): 'light' | 'dark' =>
  choice === 'dark' || (choice !== 'light' && choice !== 'both' && systemIsDark().matches) ? 'dark' : 'light'

/** The theme that Storybook's own pages have now. */
export const toolbarTheme = (): 'light' | 'dark' => themeOf(asked)

/** Calls a listener whenever the toolbar or the system changes the theme. */
export function watchTheme(listener: () => void): () => void {
  const system = systemIsDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
