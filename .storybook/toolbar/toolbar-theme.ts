import { createStore } from '../../ui/elements/store.ts'

/** The toolbar's theme when nobody chose one. */
export const systemTheme = 'system'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const asked = createStore<unknown>(
  typeof location === 'undefined' ? undefined : /[?&]globals=[^&]*theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1],
)

/** Stores the theme that the toolbar chose, and tells the listeners. */
export function setToolbarTheme(theme: unknown): void {
  if (theme !== asked.get()) asked.set(theme)
}

/** The theme that a choice of the toolbar stands for. */
export const themeOf = (choice: unknown): 'light' | 'dark' =>
  choice === 'dark' || (choice !== 'light' && choice !== 'both' && systemIsDark().matches) ? 'dark' : 'light'

/** The theme that Storybook's own pages have now. */
export const toolbarTheme = (): 'light' | 'dark' => themeOf(asked.get())

/** Calls a listener whenever the toolbar or the system changes the theme. */
export function watchTheme(listener: () => void): () => void {
  const system = systemIsDark()
  const end = asked.subscribe(listener)
  system.addEventListener('change', listener)
  return () => {
    end()
    system.removeEventListener('change', listener)
  }
}
