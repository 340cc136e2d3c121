import { useId } from 'react'
import type { SearchKind, SearchResult } from './results.ts'
import type { SearchTexts } from './results.ts'
import * as css from './SearchPanel.css.ts'

interface SearchFilterProps {
  texts: Pick<SearchTexts, 'filter' | 'all' | 'kinds'>
  kinds: ReadonlyMap<SearchKind, readonly SearchResult[]>
  filter: SearchKind | undefined
  onFilter: (kind: SearchKind | undefined) => void
}

/** Filters results by kind. Native radio buttons make the arrow keys work. */
export function SearchFilter({ texts, kinds, filter, onFilter }: SearchFilterProps) {
  const id = useId()
  const all = [...kinds.values()].reduce((sum, { length }) => sum + length, 0)
  const chips: readonly { kind?: SearchKind; label: string; count: number }[] = [
    { label: texts.all, count: all },
    ...[...kinds].map(([kind, { length }]) => ({ kind, label: texts.kinds[kind], count: length })),
  ]
  return (
    <div className={css.filter} role="radiogroup" aria-label={texts.filter}>
      {chips.map(({ kind, label, count }) => (
        <label key={label} className={css.chip}>
          <input
            className={css.radio}
            type="radio"
            name={id}
            checked={kind === filter || (kind === undefined && filter !== undefined && !kinds.has(filter))}
            onChange={() => onFilter(kind)}
          />
          {label} <span className={css.number}>{count}</span>
        </label>
      ))}
    </div>
  )
}
