import { Tabs as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import type { ElementProps } from '../attributes.ts'
import * as css from './Tabs.css.ts'
import type { tabsVariants } from './variants.ts'

export { tabsVariants } from './variants.ts'

/** One tab and what it shows. */
export interface TabsItem {
  /** Names the tab; unique among its siblings. */
  id: string
  /** One or two words on the tab. */
  label: string
  /** Above the panel for readers without JavaScript. @default the label */
  title?: string
  /** What the tab shows. */
  content: ReactNode
}

export interface TabsProps extends ElementProps<'div'> {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The tabs, in their order. */
  items: readonly TabsItem[]
  /**
   * How they stand.
   * @default 'line'
   */
  variant?: (typeof tabsVariants)[number]
  /** The open tab, where something else keeps it. */
  tab?: string
  /**
   * The tab that is open at first.
   * @default the first one
   */
  defaultTab?: string
  /**
   * The content takes the focus itself where it needs it, so the panel is no stop of its own.
   * @default false
   */
  focusableContent?: boolean
  /** Stands at the end of the row of tabs. */
  end?: ReactNode
  /** Hears which tab the reader opened. */
  onTabChange?: (id: string) => void
}

/** Panels in one place, one seen at a time; without JavaScript all of them are, each under its label. */
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
  const [own, setOwn] = useState(defaultTab)
  const open = tab ?? own
  const onValueChange = (id: string) => {
    setOwn(id)
    onTabChange?.(id)
  }
  return (
    <Radix.Root asChild value={open} onValueChange={onValueChange}>
      {/* Radix would write its own text direction over the page’s. */}
      <div dir={undefined} {...rest} className={css.root({ variant })} data-tabs={items.map(({ id }) => id).join(' ')}>
        <div className={css.head({ variant })}>
          <Radix.List className={css.list} aria-label={label}>
            {items.map(({ id, label }) => (
              // The server’s HTML has no tab stop otherwise.
              <Radix.Trigger
                key={id}
                className={css.tab({ variant })}
                value={id}
                tabIndex={id === open ? 0 : -1}
                data-label={label}
                data-tab={id}
                // Radix hears the press of the mouse, which a page that is not hydrated yet has lost; a click is done again.
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
            className={css.panel({ variant })}
            value={id}
            forceMount
            data-tab={id}
            tabIndex={focusableContent ? undefined : 0}
          >
            <p className={css.label({ variant })}>{title}</p>
            {content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  )
}
