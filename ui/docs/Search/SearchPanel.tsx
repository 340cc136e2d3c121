import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { groupByPage } from './results.ts'
import type { SearchProps } from './Search.tsx'
import * as css from './SearchPanel.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './useSearch.ts'

/** Combobox with its results; its state starts fresh whenever the dialog opens. */
export function SearchPanel({ texts, pages, load, onNavigate, onClose }: SearchProps & { onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { state, groups: found } = useSearch(load, query)
  const contents = useMemo(() => groupByPage(pages), [pages])
  const groups = state === 'failed' ? contents : found
  // New results select their first.
  const [chosen, setChosen] = useState({ groups, at: 0 })
  const active = chosen.groups === groups ? chosen.at : 0
  const setActive = (at: number) => setChosen({ groups, at })
  const results = groups.flatMap((group) => group.results.map(({ result }) => result))
  const shown = state === 'ready' || state === 'failed' || (state === 'loading' && results.length > 0)
  const status = {
    idle: '',
    loading: texts.loading,
    failed: texts.failed,
    ready: results.length ? texts.count(results.length) : texts.empty(query.trim()),
  }
  // It may render after the dialog has taken the focus.
  useEffect(() => field.current?.focus(), [])

  const choose = (event: KeyboardEvent | MouseEvent, href: string) => {
    if (onNavigate && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      onNavigate(href)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && results.length > 0) {
      event.preventDefault()
      setActive((active + step + results.length) % results.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && (state === 'ready' || state === 'failed')) {
      event.preventDefault()
      document.getElementById(`${id}-${active}`)?.click()
    }
  }
  return (
    <div className={css.sheet}>
      <div className={css.bar}>
        <span className={css.glass}>
          <Icon name="search" />
        </span>
        <input
          className={css.input}
          ref={field}
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
        <button className={css.close} type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      {state === 'failed' && (
        <p className={css.message} aria-hidden="true">
          {status.failed}
        </p>
      )}
      <SearchResults id={id} label={texts.label} groups={shown ? groups : []} active={active} onPoint={setActive} onChoose={choose} />
      {state === 'idle' && <p className={css.message}>{texts.hint}</p>}
      {((!shown && state === 'loading') || (state === 'ready' && results.length === 0)) && (
        <p className={css.message} aria-hidden="true">
          {status[state]}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{status[state]}</span>
      </VisuallyHidden>
    </div>
  )
}
