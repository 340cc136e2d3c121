import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as css from './Tabs.css.ts'

/** One tab and what it shows. */
export interface TabsItem {
  /** Names the tab; unique among its siblings. */
  id: string
  /** One or two words on the tab. */
  label: string
  /** What the tab shows. */
  content: ReactNode
}

/** The props of `Tabs`. */
export interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The tabs, in their order. */
  items: readonly TabsItem[]
  /**
   * The tab that is open at first.
   * @default the first one
   */
  defaultTab?: string
  /**
   * Every panel begins with something that takes the focus itself, so the panel is no stop of its own.
   * @default false
   */
  focusableContent?: boolean
  /** Hears which tab the reader opened. */
  onTabChange?: (id: string) => void
}

/** Where a key leads among `count` tabs; undefined for every other key. */
function target(key: string, at: number, count: number, leftwards: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? undefined : (at + (leftwards ? -step : step) + count) % count
}

// Not Radix: its panels put a style attribute into the server's HTML, and leave the closed ones out of it.
/** Panels in one place, one seen at a time; without JavaScript all of them are, each under its label. */
export function Tabs({ label, items, defaultTab = items[0]?.id, focusableContent = false, onTabChange }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(defaultTab)

  const show = (id: string) => {
    setOpen(id)
    if (id !== open) onTabChange?.(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = items.findIndex((item) => item.id === open)
    const next = target(event.key, at, items.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    const item = next === undefined || event.altKey || event.ctrlKey || event.metaKey ? undefined : items[next]
    if (!item) return
    event.preventDefault()
    show(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next!]?.focus()
  }

  return (
    <div className={css.root}>
      <div className={css.list} role="tablist" aria-label={label} ref={list}>
        {items.map((item) => (
          <button
            key={item.id}
            className={css.tab}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === open}
            tabIndex={item.id === open ? 0 : -1}
            data-label={item.label}
            onClick={() => show(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          className={css.panel}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          tabIndex={focusableContent ? undefined : 0}
          hidden={item.id !== open}
        >
          <p className={css.label}>{item.label}</p>
          {item.content}
        </div>
      ))}
    </div>
  )
}
