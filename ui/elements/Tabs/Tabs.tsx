import { Tabs as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { allowed, noStyle, type ElementProps } from '../attributes.ts'
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
  const open = tab ?? own
  // Radix makes HTML ids of its values, and those end at a space.
  const keyOf = (id: string | undefined) => `${items.findIndex((item) => item.id === id)}`
  const onValueChange = (id: string) => {
    setOwn(id)
    onTabChange?.(id)
  }
  return (
    <Radix.Root asChild dir={dir} value={keyOf(open)} onValueChange={(key) => onValueChange(items[Number(key)]!.id)}>
      {/* Keeps the text direction of the page, which Radix would override. */}
      <div dir={undefined} {...allowed(rest)} className={css.root({ variant })}>
        <div className={css.head({ variant })}>
          <Radix.List ref={list} className={css.list} style={noStyle} aria-label={label} onFocusCapture={onFocusCapture}>
            {items.map(({ id, label }) => (
              // Tab stop for the server’s HTML, which Radix leaves without one.
              <Radix.Trigger
                key={id}
                className={css.tab({ variant })}
                value={keyOf(id)}
                tabIndex={id === open ? 0 : -1}
                data-label={label}
                // Radix listens to the press of the mouse, which is lost before hydration; the replayed click opens the tab.
                onClick={() => id !== open && onValueChange(id)}
              >
                {label}
              </Radix.Trigger>
            ))}
          </Radix.List>
          {end}
        </div>
        {items.map(({ id, label, title = label, content }) => (
          <Radix.Content
            key={id}
            asChild
            className={css.panel({ variant })}
            value={keyOf(id)}
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
