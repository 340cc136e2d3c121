import { useId } from 'react'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../CodeBlock/code.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'
import * as css from './CodeTabs.css.ts'
import { chooseLanguage, useLanguage } from './language.ts'
import type { CodeLanguage } from './languages.ts'
import { TabStrip } from './TabStrip.tsx'

/** The same sample in one language. */
export interface CodeTabsItem {
  id: CodeLanguage
  /** The language as a reader writes it, such as “cURL”. */
  label: string
  lines: readonly CodeLine[]
}

/** The props of `CodeTabs`. */
export interface CodeTabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The sample in its languages, in their order. */
  items: readonly CodeTabsItem[]
  /** The words of the copy button. */
  copy: CopyTexts
}

/** One sample in several languages; the choice holds for the whole page and the next visit. */
export function CodeTabs({ label, items, copy }: CodeTabsProps) {
  const base = useId()
  const language = useLanguage()
  const text = useCodeText()
  const open = items.find(({ id }) => id === language) ?? items[0]!
  const onSelect = (id: string, tab: HTMLElement) => {
    const { top } = tab.getBoundingClientRect()
    chooseLanguage(id as CodeLanguage)
    // Boxes above this one may have changed their height: the tab stays under the pointer.
    scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  return (
    <div className={css.root} data-langs={items.map(({ id }) => id).join(' ')}>
      <TabStrip
        label={label}
        base={base}
        tabs={items}
        selected={open.id}
        languages
        onSelect={onSelect}
        end={<CopyButton texts={copy} subject={open.label} read={() => text(open.lines)} />}
      />
      {items.map((item, at) => (
        <div
          key={item.id}
          className={css.panel}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          data-lang={item.id}
          data-first={at === 0 || undefined}
        >
          <p className={css.label}>{item.label}</p>
          <Code label={item.label} lines={item.lines} />
        </div>
      ))}
    </div>
  )
}
