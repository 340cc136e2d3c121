import type { ElementProps } from '../../elements/attributes.ts'
import './CodeTabs.css.ts'
import { useImperativeHandle, useRef, useState } from 'react'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeTools, type CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { chooseLanguage, useLanguage } from './language.ts'
import { isLanguage, type CodeLanguage } from './languages.ts'

/** Sample in one language. */
export interface CodeTabsItem {
  id: CodeLanguage
  /** Language as readers write it, such as “cURL”. */
  label: string
  lines: readonly CodeLine[]
}

export interface CodeTabsProps extends ElementProps<'div'> {
  /** Accessible name of the row of tabs. */
  label: string
  /** Sample in its languages, in their order. */
  items: readonly CodeTabsItem[]
  /** Labels of the tools. */
  texts: CodeTexts
}

/** Sample in several languages; a choice applies to the whole page and to later visits. */
export function CodeTabs({ label, items, texts, ref, ...rest }: CodeTabsProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current!)
  const language = useLanguage()
  const text = useCodeText()
  const [wrapped, setWrapped] = useState(false)
  const open = items.find(({ id }) => id === language) ?? items[0]!
  const onTabChange = (id: string) => {
    const top = () => box.current?.getBoundingClientRect().top ?? 0
    const before = top()
    if (isLanguage(id)) chooseLanguage(id)
    // Boxes above this one may change their height: keeps the tab under the pointer.
    scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return (
    <Tabs
      {...rest}
      variant="box"
      label={label}
      items={items.map(({ id, label, lines }) => ({ id, label, content: <Code label={label} lines={lines} wrapped={wrapped} /> }))}
      tab={open.id}
      focusableContent
      end={<CodeTools texts={texts} subject={open.label} read={() => text(open.lines)} wrapped={wrapped} onWrap={setWrapped} />}
      onTabChange={onTabChange}
      ref={box}
    />
  )
}
