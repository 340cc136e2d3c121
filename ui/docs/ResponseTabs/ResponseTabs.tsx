import { useState } from 'react'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeTools, type CodeTexts } from '../CodeBlock/CodeTools.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

/** Response of a call. */
export interface ResponseTabsItem {
  /** Status code, such as 200. */
  status: number
  /** Meaning of the status in a few words, for screen readers and readers without JavaScript. */
  meaning?: string
  lines: readonly CodeLine[]
}

export interface ResponseTabsProps extends ElementProps<'div'> {
  /** Accessible name of the row of tabs. */
  label: string
  /** Responses, in their order. */
  items: readonly ResponseTabsItem[]
  /** Labels of the tools. */
  texts: CodeTexts
}

/** Responses of a call in tabs; each box chooses independently. */
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
