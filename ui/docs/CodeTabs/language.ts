import { useEffect, useSyncExternalStore } from 'react'
import { writeStored } from '../../elements/storage.ts'
import { createStore } from '../../elements/store.ts'
import { useBrowserValue } from '../../elements/useBrowserValue.ts'
import { isLanguage, languageKey, parseLanguage, type CodeLanguage } from './languages.ts'

function applyLanguage(value: unknown) {
  if (isLanguage(value)) document.documentElement.dataset['lang'] = value
}

function readLanguage(): CodeLanguage | undefined {
  const { lang } = document.documentElement.dataset
  return isLanguage(lang) ? lang : undefined
}

function watch(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === languageKey) applyLanguage(event.newValue)
  }
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-lang'] })
  addEventListener('storage', onStorage)
  return () => {
    observer.disconnect()
    removeEventListener('storage', onStorage)
  }
}

const choice = createStore<CodeLanguage | undefined>(undefined)

export function chooseLanguage(language: CodeLanguage): void {
  applyLanguage(language)
  writeStored('local', languageKey, language)
  choice.set(language)
}

/** Returns the chosen language, if any, and `undefined` on the server. */
export const useLanguage = (): CodeLanguage | undefined => useSyncExternalStore(watch, readLanguage, () => undefined)

export interface LanguageSyncProps {
  /** Language from the URL (`?lang=`) after a navigation. Unknown values are ignored. */
  initialLanguage?: string
  /** Called with each choice, to update the URL. */
  onLanguageChange?: (language: CodeLanguage) => void
}

/** Syncs the language with the URL. Renders nothing. */
export function LanguageSync({ initialLanguage, onLanguageChange }: LanguageSyncProps): null {
  const isHydrating = useBrowserValue(() => false, true)
  useEffect(() => {
    const chosen = readLanguage()
    // The script in `<head>` has applied a language from the URL, so the reader must have chosen a different language before hydration.
    if (isHydrating && isLanguage(initialLanguage) && chosen && chosen !== initialLanguage) onLanguageChange?.(chosen)
    else applyLanguage(parseLanguage(initialLanguage ?? ''))
    // oxlint-disable-next-line react/exhaustive-deps -- A new callback must not apply the language of the address again.
  }, [initialLanguage])
  useEffect(() => {
    if (!onLanguageChange) return
    return choice.subscribe(() => {
      const language = choice.get()
      if (language) onLanguageChange(language)
    })
  }, [onLanguageChange])
  return null
}
