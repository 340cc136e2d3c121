import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { groupBy } from '../../elements/groupBy.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { isComposing } from '../../elements/keys.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { addRecent, forgetRecent, readRecent } from './recent.ts'
import {
  groupByKind,
  numberRows,
  type SearchFunction,
  type SearchKind,
  type SearchResult,
  type SearchRow,
  type SearchTexts,
} from './results.ts'
import { SearchFilter } from './SearchFilter.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { close, message } from './Search.css.ts'
import * as css from './SearchPanel.css.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './useSearch.ts'

interface SearchPanelProps {
  texts: SearchTexts
  pages: readonly SearchResult[]
  suggested?: readonly SearchResult[] | undefined
  load: () => Promise<SearchFunction>
  onNavigate?: ((href: string) => void) | undefined
  onClose: () => void
}

const none: readonly SearchResult[] = []

export function SearchPanel({ texts, pages, suggested = none, load, onNavigate, onClose }: SearchPanelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(readRecent)
  const [filter, setFilter] = useState<SearchKind>()
  const { state, results } = useSearch(load, query)
  const kinds = useMemo(() => groupByKind(results), [results])
  const isEmpty = state === 'ready' && results.length === 0
  const groups = useMemo(() => {
    const rows = (found: readonly SearchResult[]): SearchRow[] => found.map((result) => ({ result }))
    if (state === 'failed') return numberRows([...groupBy(pages, ({ page }) => page)].map(([title, all]) => ({ title, rows: rows(all) })))
    if (state === 'idle')
      return numberRows([
        { title: texts.recent, rows: recent.map((last) => ({ query: last })) },
        { title: texts.start, rows: rows(suggested) },
      ])
    if (isEmpty) return numberRows([{ title: texts.often, rows: rows(suggested) }])
    const shown = filter && kinds.has(filter) ? [filter] : [...kinds.keys()]
    return numberRows(shown.map((kind) => ({ title: texts.kinds[kind], rows: rows(kinds.get(kind)!) })))
  }, [state, isEmpty, pages, suggested, recent, kinds, filter, texts])
  const [chosen, setChosen] = useState({ groups, at: 0 })
  const active = chosen.groups === groups ? chosen.at : 0
  const setActive = (at: number) => setChosen({ groups, at })
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const status = {
    idle: '',
    loading: texts.loading,
    failed: texts.failed,
    ready: isEmpty ? `${texts.empty(query.trim())} ${texts.advice}` : texts.count(count),
  }
  // Loads the index early. The first search reports a failure.
  useEffect(() => void load().catch(() => {}), [load])
  // Takes the focus itself, because the panel can load after the dialog has taken the focus.
  useEffect(() => field.current?.focus(), [])

  const ask = (words: string) => {
    setQuery(words)
    field.current?.focus()
  }
  const choose = (event: KeyboardEvent | MouseEvent, href: string) => {
    if (!isEmpty) addRecent(query)
    if (onNavigate && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      onNavigate(href)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && count > 0) {
      event.preventDefault()
      setActive((active + step + count) % count)
    }
    if (event.key !== 'Enter' || state === 'loading') return
    event.preventDefault()
    const option = document.getElementById(`${id}-${active}`)
    if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) {
      addRecent(query)
      open(option.href, '_blank', 'noopener')
    } else option?.click()
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
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? `${id}-${active}` : undefined}
          placeholder={texts.hint}
          value={query}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {kinds.size > 0 && <SearchFilter texts={texts} kinds={kinds} filter={filter} onFilter={setFilter} />}
      {(state === 'failed' || (state === 'loading' && count === 0)) && (
        <p className={message} aria-hidden="true">
          {status[state]}
        </p>
      )}
      {isEmpty && (
        <div className={message} aria-hidden="true">
          <p className={css.nothing}>{texts.empty(query.trim())}</p>
          <p>{texts.advice}</p>
        </div>
      )}
      <SearchResults id={id} label={texts.label} groups={groups} active={active} onPoint={setActive} onChoose={choose} onAsk={ask} />
      <SearchKeys
        texts={texts}
        forget={
          state === 'idle' && recent.length > 0
            ? () => {
                forgetRecent()
                setRecent([])
                field.current?.focus()
              }
            : undefined
        }
        hasFilter={kinds.size > 0}
      />
      {/* The close button is last, because the focus trap treats every radio button as a tab stop. */}
      <button className={close} type="button" onClick={onClose}>
        <VisuallyHidden>{texts.close}</VisuallyHidden>
        <kbd className={css.key} aria-hidden="true">
          Esc
        </kbd>
        <span className={css.cross}>
          <Icon name="close" />
        </span>
      </button>
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {status[state]}
        </span>
      </VisuallyHidden>
    </div>
  )
}
