import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import * as css from './TabStrip.css.ts'

/** The props of `TabStrip`. */
export interface TabStripProps {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** Begins the id of every tab and panel. */
  base: string
  tabs: readonly { id: string; label: string }[]
  selected: string | undefined
  /** The tabs are languages, and the document's own language attribute marks the chosen one. @default false */
  languages?: boolean
  onSelect: (id: string, tab: HTMLElement) => void
  /** Stands at the end of the strip. */
  end?: ReactNode
}

function target(key: string, at: number, count: number, leftwards: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (at + (leftwards ? -step : step) + count) % count
}

/** The head of a box of code with tabs; without JavaScript it is not there, and every panel shows its own label. */
export function TabStrip({ label, base, tabs, selected, languages = false, onSelect, end }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = target(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === undefined) return
    event.preventDefault()
    const element = list.current!.querySelectorAll<HTMLElement>('[role="tab"]')[next]!
    onSelect(tabs[next]!.id, element)
    element.focus()
  }
  return (
    <div className={css.root}>
      <div className={css.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            className={css.tab}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            data-label={label}
            data-lang={languages ? id : undefined}
            onClick={(event) => onSelect(id, event.currentTarget)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {end}
    </div>
  )
}
