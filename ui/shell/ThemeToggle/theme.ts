import { matchesMedia, watchMedia } from '../../elements/media.ts'
import { writeStored } from '../../elements/storage.ts'
import { themeKey } from './theme-script.ts'

const systemDark = '(prefers-color-scheme: dark)'
const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark'
const own = new WeakMap<HTMLMetaElement, string>()

/** Colors the browser's bars. Without a choice, each meta element applies in its own color scheme. */
function paintBars() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')]
  for (const meta of metas) if (!own.has(meta)) own.set(meta, meta.content)
  const { theme } = document.documentElement.dataset
  const chosen = isTheme(theme) ? metas.find((meta) => meta.media.includes(theme)) : undefined
  for (const meta of metas) meta.content = own.get(chosen ?? meta)!
}

function put(choice: string | null | undefined) {
  if (isTheme(choice)) document.documentElement.dataset.theme = choice
  else delete document.documentElement.dataset.theme
}

export function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme === 'dark' : matchesMedia(systemDark)
}

export function chooseDark(dark: boolean): void {
  const choice = dark === matchesMedia(systemDark) ? undefined : dark ? 'dark' : 'light'
  put(choice)
  writeStored('local', themeKey, choice ?? null)
}

export function watchTheme(onChange: () => void): () => void {
  const heard = () => {
    paintBars()
    onChange()
  }
  const stored = (event: StorageEvent) => {
    if (event.key === themeKey || event.key === null) put(event.newValue)
  }
  const observer = new MutationObserver(heard)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const unwatch = watchMedia(systemDark, heard)
  addEventListener('storage', stored)
  paintBars()
  return () => {
    observer.disconnect()
    unwatch()
    removeEventListener('storage', stored)
  }
}
