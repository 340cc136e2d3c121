import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { pickAllowedProps, noStyle, type ElementProps } from '../attributes.ts'
import { warnOnce } from '../warnOnce.ts'
import * as css from './Tabs.css.ts'
import type { tabsVariants } from './variants.ts'

/** Tab with its panel. */
export interface TabsItem {
  /** Id, unique among the items. */
  id: string
  /** Label of one or two words. */
  label: string
  /** Heading of the panel without JavaScript. @default the label */
  title?: string
  content: ReactNode
}

export interface TabsProps extends ElementProps<'div'> {
  /** Accessible name of the tabs. */
  label: string
  /** Tabs in display order. */
  items: readonly TabsItem[]
  /** Tabs above their panels, or in the head of a box. @default 'line' */
  variant?: (typeof tabsVariants)[number]
  /** Id of the open tab, if the app controls it. */
  tab?: string
  /** Id of the initially open tab. @default the first tab */
  defaultTab?: string
  /** Set if every panel has focusable content, so that no panel is a tab stop. @default false */
  focusableContent?: boolean
  /** Content after the tabs. */
  end?: ReactNode
  /** Called with the id of a tab that the reader opens. */
  onTabChange?: (id: string) => void
}

/**
 * Returns the text direction, and a handler that reads it when the focus enters. Before that, the direction is `ltr`, which is enough,
 * because only key presses need the direction.
 */
function useTextDirection(element: RefObject<HTMLElement | null>) {
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const read = () => setDir(getComputedStyle(element.current!).direction === 'rtl' ? 'rtl' : 'ltr')
  useEffect(() => {
    // The reader may have moved the focus here before hydration.
    if (element.current!.contains(document.activeElement)) read()
    // oxlint-disable-next-line react/exhaustive-deps -- Runs only on mount.
  }, [])
  return { dir, onFocusCapture: read }
}

/** Tabs with one visible panel. Without JavaScript all panels are visible. */
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
  const [shown, setShown] = useState({ id: own, at: 0 })
  const requested = useRef<string>(undefined)
  const ids = items.map((item) => item.id)
  const known = [tab ?? own, shown.id].find((id) => id !== undefined && ids.includes(id))
  const openAt = known === undefined ? Math.min(shown.at, ids.length - 1) : ids.indexOf(known)
  // Keeps the open tab when items are added or reordered, even if the requested tab is missing.
  if (openAt >= 0 && (shown.id !== ids[openAt] || shown.at !== openAt)) setShown({ id: ids[openAt], at: openAt })
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) warnOnce(`Tabs has two items with the id “${twice}”, and only the first opens. Give each item its own id.`)
  const getKey = (id: string, at: number) => (ids.indexOf(id) === at ? id : at)
  const forgetRequest = () => {
    requested.current = undefined
  }
  // Until the app opens the tab, Radix reports one click as a press, a focus and a click. Only the first report counts.
  const request = (id: string) => {
    if (requested.current === id) return
    requested.current = id
    setOwn(id)
    onTabChange?.(id)
  }
  return (
    <Radix.Root asChild dir={dir} value={`${openAt}`} onValueChange={(at) => request(ids[Number(at)]!)}>
      {/* Radix would override the text direction of the page. */}
      <div dir={undefined} {...pickAllowedProps(rest)} className={css.root({ variant })}>
        <div className={css.head({ variant })}>
          <Radix.List ref={list} className={css.list} style={noStyle} aria-label={label} onFocusCapture={onFocusCapture}>
            {items.map(({ id, label }, at) => (
              // Radix sets no tab stop in the server's HTML.
              <Radix.Trigger
                key={getKey(id, at)}
                className={css.tab({ variant })}
                value={`${at}`}
                tabIndex={at === openAt ? 0 : -1}
                data-label={label}
                // Radix opens a tab on mouse down, which is lost before hydration. An app can replay the click.
                onClick={() => {
                  if (at !== openAt) request(id)
                  forgetRequest()
                }}
                // Radix would scroll to the tab. Its own handler does nothing after preventDefault.
                onMouseDown={(event) => {
                  forgetRequest()
                  if (event.button !== 0 || event.ctrlKey) return
                  event.preventDefault()
                  event.currentTarget.focus({ preventScroll: true })
                }}
                onKeyDown={forgetRequest}
              >
                {label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          {end}
        </div>
        {items.map(({ id, label, title = label, content }, at) => (
          <Radix.Content
            key={getKey(id, at)}
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
