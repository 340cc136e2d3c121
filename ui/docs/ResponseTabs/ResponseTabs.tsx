import { useId, useState } from 'react'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../CodeBlock/code.ts'
import * as css from '../CodeTabs/CodeTabs.css.ts'
import { TabStrip } from '../CodeTabs/TabStrip.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'

/** One answer of a call. */
export interface ResponseTabsItem {
  /** The status, such as 200. */
  status: number
  /** What the status means here, in a few words, for a screen reader and for readers without JavaScript. */
  meaning?: string
  lines: readonly CodeLine[]
}

/** The props of `ResponseTabs`. */
export interface ResponseTabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The answers, in their order. */
  items: readonly ResponseTabsItem[]
  /** The words of the copy button. */
  copy: CopyTexts
}

/** The answers of a call, one seen at a time; each box chooses for itself. */
export function ResponseTabs({ label, items, copy }: ResponseTabsProps) {
  const base = useId()
  const [status, setStatus] = useState(items[0]!.status)
  const text = useCodeText()
  const open = items.find((item) => item.status === status) ?? items[0]!
  return (
    <div className={css.root}>
      <TabStrip
        label={label}
        base={base}
        tabs={items.map((item) => ({ id: String(item.status), label: String(item.status) }))}
        selected={String(open.status)}
        onSelect={(id) => setStatus(Number(id))}
        end={<CopyButton texts={copy} subject={String(open.status)} read={() => text(open.lines)} />}
      />
      {items.map((item) => {
        const title = item.meaning ? `${item.status} ${item.meaning}` : String(item.status)
        return (
          <div
            key={item.status}
            className={css.panel}
            role="tabpanel"
            id={`${base}-panel-${item.status}`}
            aria-labelledby={`${base}-tab-${item.status}`}
            data-first={item === open || undefined}
          >
            <p className={css.label}>{title}</p>
            <Code label={title} lines={item.lines} />
          </div>
        )
      })}
    </div>
  )
}
