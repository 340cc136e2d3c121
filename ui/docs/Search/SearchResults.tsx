import { useEffect, useRef, type MouseEvent } from 'react'
import type { ResultGroup, SearchResult } from './results.ts'
import * as css from './SearchResults.css.ts'

function Result({ result }: { result: SearchResult }) {
  return (
    <>
      <span className={css.section}>{result.section ?? result.page}</span>
      <span className={css.excerpt}>
        {result.excerpt.map(({ text, match }, at) =>
          match ? (
            <mark key={at} className={css.mark}>
              {text}
            </mark>
          ) : (
            // Element around the text: a browser's translation replaces bare text nodes, which breaks React.
            <span key={at}>{text}</span>
          ),
        )}
      </span>
    </>
  )
}

/** List of results by page; the active one is scrolled into view. */
export function SearchResults({
  id,
  label,
  groups,
  active,
  onPoint,
  onChoose,
}: {
  id: string
  label: string
  groups: readonly ResultGroup[]
  active: number
  onPoint: (at: number) => void
  onChoose: (event: MouseEvent, href: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!list.current || groups.length === 0) return
    const box = list.current.getBoundingClientRect()
    const option = document.getElementById(`${id}-${active}`)?.getBoundingClientRect()
    // Not scrollIntoView, which would scroll the page behind as well.
    if (option) list.current.scrollTop += Math.min(0, option.top - box.top) + Math.max(0, option.bottom - box.bottom)
  }, [id, active, groups])
  return (
    <div ref={list} className={css.list} role="listbox" id={`${id}-list`} aria-label={label} hidden={groups.length === 0}>
      {groups.map(({ page, results }) => (
        <div key={page} className={css.group} role="group" aria-label={page}>
          <p className={css.page} role="presentation">
            {page}
          </p>
          {results.map(({ result, at }) => (
            <a
              key={at}
              className={css.option}
              href={result.href}
              role="option"
              id={`${id}-${at}`}
              aria-selected={at === active}
              tabIndex={-1}
              onPointerMove={() => onPoint(at)}
              onClick={(event) => onChoose(event, result.href)}
            >
              <Result result={result} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
