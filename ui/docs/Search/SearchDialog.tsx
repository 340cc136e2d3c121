import { useEffect, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import type { SearchProps } from './Search.tsx'
import * as css from './SearchDialog.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './useSearch.ts'

// Not Radix: its dialog writes a <style> element, which the site's content policy refuses.
/** A field and the results below it: a combobox in a modal dialog, which remembers nothing when it closes. */
export function SearchDialog({ id, texts, load, onNavigate, ref }: SearchProps & { id: string; ref: RefObject<HTMLDialogElement | null> }) {
  const [query, setQuery] = useState('')
  const { state, groups } = useSearch(load, query)
  // Other results begin with their first again.
  const [chosen, setChosen] = useState({ groups, at: 0 })
  const active = chosen.groups === groups ? chosen.at : 0
  const setActive = (at: number) => setChosen({ groups, at })
  const results = groups.flatMap((group) => group.results.map(({ result }) => result))
  const shown = state === 'ready' || (state === 'loading' && results.length > 0)
  const status = { idle: '', loading: texts.loading, failed: texts.failed, ready: results.length ? texts.count(results.length) : texts.empty(query.trim()) }
  const close = () => ref.current?.close()
  useEffect(() => {
    // It was loaded because the reader asked for it.
    ref.current?.showModal()
  }, [ref])
  useEffect(() => {
    const element = ref.current
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return
    const closeOutside = (event: Event) => {
      if (event.target === element) element.close()
    }
    element.addEventListener('click', closeOutside)
    return () => element.removeEventListener('click', closeOutside)
  }, [ref])

  const choose = (event: KeyboardEvent | MouseEvent, href: string) => {
    if (onNavigate && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      onNavigate(href)
    }
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) {
      event.preventDefault()
      setActive((active + step + results.length) % results.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && state === 'ready') {
      // Closing gives the focus back to the button: the same key must not press it again.
      event.preventDefault()
      document.getElementById(`${id}-${active}`)?.click()
    }
  }
  return (
    <dialog className={css.dialog} aria-label={texts.label} closedby="any" ref={ref} onClose={() => setQuery('')}>
      <div className={css.sheet}>
        <div className={css.bar}>
          <span className={css.glass}>
            <Icon name="search" />
          </span>
          <input
            className={css.input}
            type="text"
            enterKeyHint="go"
            role="combobox"
            aria-label={texts.label}
            aria-autocomplete="list"
            aria-expanded={shown && results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={shown && results.length > 0 ? `${id}-${active}` : undefined}
            placeholder={texts.label}
            value={query}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button className={css.close} type="button" onClick={close}>
            {texts.close}
          </button>
        </div>
        <SearchResults id={id} label={texts.label} groups={shown ? groups : []} active={active} onPoint={setActive} onChoose={choose} />
        {state === 'idle' && <p className={css.message}>{texts.hint}</p>}
        {(state === 'failed' || (!shown && state === 'loading') || (state === 'ready' && results.length === 0)) && (
          <p className={css.message} aria-hidden="true">
            {status[state]}
          </p>
        )}
        <VisuallyHidden>
          <span role="status">{status[state]}</span>
        </VisuallyHidden>
      </div>
    </dialog>
  )
}
