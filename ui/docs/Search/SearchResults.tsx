import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Method } from '../Method/Method.tsx'
import type { MarkedText, SearchGroup, SearchResult } from './results.ts'
import * as css from './SearchResults.css.ts'

const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: part, match }, at) =>
    match ? (
      <mark key={at} className={css.mark}>
        {part}
      </mark>
    ) : (
      // Browser translation replaces bare text nodes, which breaks React: https://github.com/facebook/react/issues/11538
      <span key={at}>{part}</span>
    ),
  )

function Result({ result: { page, section, call, href, title = [{ text: section ?? page }], excerpt } }: { result: SearchResult }) {
  const context = [...(section ? [page] : []), ...(call ? [call.path] : [])]
  // A match in the title explains the result, so the excerpt is left out.
  const isEnough = context.length > 0 && title.some(({ match }) => match)
  return (
    <>
      <span className={css.sign}>
        <Icon name={href.includes('#') ? 'hash' : 'file'} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {call && (
            <>
              <span className={css.method}>
                <Method method={call.method} />
              </span>{' '}
            </>
          )}
          <Marked text={title} />
        </span>{' '}
        <span className={css.excerpt}>
          {/* The text is in an element, for the reason given in `Marked`. */}
          {context.length > 0 && <span>{context.join(' · ')}</span>}
          {!isEnough && excerpt.length > 0 && (
            <>
              {context.length > 0 && <span> · </span>}
              <Marked text={excerpt} />
            </>
          )}
        </span>
      </span>
    </>
  )
}

interface SearchResultsProps {
  id: string
  label: string
  groups: readonly SearchGroup[]
  active: number
  onPoint: (at: number) => void
  onChoose: (event: MouseEvent, href: string) => void
  onAsk: (query: string) => void
}

export function SearchResults({ id, label, groups, active, onPoint, onChoose, onAsk }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!list.current || groups.length === 0) return
    const box = list.current.getBoundingClientRect()
    const option = document.getElementById(`${id}-${active}`)?.getBoundingClientRect()
    // `scrollIntoView` would also scroll the page behind.
    if (option) list.current.scrollTop += Math.min(0, option.top - box.top) + Math.max(0, option.bottom - box.bottom)
  }, [id, active, groups])
  const option = (at: number) =>
    ({
      className: css.option,
      role: 'option',
      id: `${id}-${at}`,
      'aria-selected': at === active,
      tabIndex: -1,
      onPointerMove: () => onPoint(at),
    }) as const
  const enter = (
    <kbd className={css.enter} aria-hidden="true">
      Enter
    </kbd>
  )
  return (
    <div ref={list} className={css.list} role="listbox" id={`${id}-list`} aria-label={label} hidden={groups.length === 0}>
      {groups.map(({ title, rows }) => (
        <div key={title} className={css.group} role="group" aria-label={title}>
          <p className={css.name} role="presentation">
            {title}
          </p>
          {rows.map(({ row, at }) =>
            'result' in row ? (
              <a key={at} {...option(at)} href={row.result.href} onClick={(event) => onChoose(event, row.result.href)}>
                <Result result={row.result} />
                {enter}
              </a>
            ) : (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field handles the keys of its options
              <div key={at} {...option(at)} onClick={() => onAsk(row.query)}>
                <span className={css.sign}>
                  <Icon name="clock" />
                </span>
                <span className={css.title}>{row.query}</span>
                {enter}
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  )
}
