import { Tabs as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { pickAllowedProps, noStyle, type ElementProps } from '../attributes.ts'
import { warnOnce } from '../warnOnce.ts'
import { useTextDirection } from '../useTextDirection.ts'
import * as css from './Tabs.css.ts'
import type { tabsVariants } from './variants.ts'

export { tabsVariants } from './variants.ts'

/** Tab with its panel. */
export interface TabsItem {
  /** Id of the tab, unique among its siblings. */
  id: string
  /** Label of the tab, one or two words. */
  label: string
  /** Heading of the panel for readers without JavaScript. @default the label */
  title?: string
  /** Content of the panel. */
  content: ReactNode
}

export interface TabsProps extends ElementProps<'div'> {
  /** Accessible name of the row of tabs. */
  label: string
  /** Tabs, in their order. */
  items: readonly TabsItem[]
  /**
   * Look: tabs above their panels, or as the head of a box.
   * @default 'line'
   */
  variant?: (typeof tabsVariants)[number]
  /** Id of the open tab, when the app keeps it. */
  tab?: string
  /**
   * Id of the initially open tab.
   * @default the first one
   */
  defaultTab?: string
  /**
   * The content is focusable itself, so the panel is no tab stop.
   * @default false
   */
  focusableContent?: boolean
  /** Content at the end of the row of tabs. */
  end?: ReactNode
  /** Called with the id of a tab that the reader opened. */
  onTabChange?: (id: string) => void
}

/** Tabs with one visible panel; without JavaScript all panels are visible, each under its label. */
export function Tabs({
  label,
  items,
  variant = 'line',
  tab,
  defaultTab = items[0]?.id,
  focusableContent = false,
  end,
  onTabChange,
  ...rest
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { dir, onFocusCapture } = useTextDirection(list)
  const [own, setOwn] = useState(defaultTab)
  const [nearest, setNearest] = useState(0)
  const asked = useRef<string>(undefined)
  const ids = items.map((item) => item.id)
  const wanted = ids.indexOf(tab ?? own ?? '')
  if (wanted >= 0 && wanted !== nearest) setNearest(wanted)
  const openAt = wanted >= 0 ? wanted : Math.min(nearest, items.length - 1)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) warnOnce(`Tabs has two items with the id “${twice}”, of which only the first opens: give each its own.`)
  const keyOf = (id: string, at: number) => (ids.indexOf(id) === at ? id : at)
  const startAsking = () => {
    asked.current = undefined
  }
  // One click is a press, a focus and a click for Radix, each of which asks for the tab until the app has opened it.
  const ask = (id: string) => {
    if (asked.current === id) return
    asked.current = id
    setOwn(id)
    onTabChange?.(id)
  }
  return (
    <Radix.Root asChild dir={dir} value={`${openAt}`} onValueChange={(at) => ask(ids[Number(at)]!)}>
      {/* Keeps the text direction of the page, which Radix would override. */}
      <div dir={undefined} {...pickAllowedProps(rest)} className={css.root({ variant })}>
        <div className={css.head({ variant })}>
          <Radix.List ref={list} className={css.list} style={noStyle} aria-label={label} onFocusCapture={onFocusCapture}>
            {items.map(({ id, label }, at) => (
              // Tab stop for the server’s HTML, which Radix leaves without one.
              <Radix.Trigger
                key={keyOf(id, at)}
                className={css.tab({ variant })}
                value={`${at}`}
                tabIndex={at === openAt ? 0 : -1}
                data-label={label}
                // Radix listens to the press of the mouse, which is lost before hydration; the replayed click opens the tab.
                onClick={() => {
                  if (at !== openAt) ask(id)
                  startAsking()
                }}
                onMouseDown={startAsking}
                onKeyDown={startAsking}
              >
                {label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          {end}
        </div>
        {items.map(({ id, label, title = label, content }, at) => (
          <Radix.Content
            key={keyOf(id, at)}
            asChild
            className={css.panel({ variant })}
            value={`${at}`}
            forceMount
            tabIndex={focusableContent ? undefined : 0}
          >
            <div style={noStyle}>
              <p className={css.label({ variant })}>{title}</p>
              {content}
            </div>
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  )
}
