import { useState } from 'react'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeTools, type CodeTexts } from '../CodeBlock/CodeTools.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

/** One answer of a call. */
export interface ResponseTabsItem {
  /** The status, such as 200. */
  status: number
  /** What the status means here, in a few words, for a screen reader and for readers without JavaScript. */
  meaning?: string
  lines: readonly CodeLine[]
}

export interface ResponseTabsProps extends ElementProps<'div'> {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The answers, in their order. */
  items: readonly ResponseTabsItem[]
  /** The words of what a reader can do with it. */
  texts: CodeTexts
}

/** The answers of a call, one seen at a time; each box chooses for itself. */
export function ResponseTabs({ label, items, texts, ...rest }: ResponseTabsProps) {
  const [status, setStatus] = useState<string>()
  const text = useCodeText()
  const [wrapped, setWrapped] = useState(false)
  const open = items.find((item) => String(item.status) === status) ?? items[0]!
  return (
    <Tabs
      {...rest}
      variant="box"
      label={label}
      items={items.map(({ status, meaning, lines }) => {
        const title = meaning ? `${status} ${meaning}` : String(status)
        return { id: String(status), label: String(status), title, content: <Code label={title} lines={lines} wrapped={wrapped} /> }
      })}
      tab={String(open.status)}
      focusableContent
      end={<CodeTools texts={texts} subject={String(open.status)} read={() => text(open.lines)} wrapped={wrapped} onWrap={setWrapped} />}
      onTabChange={setStatus}
    />
  )
}
