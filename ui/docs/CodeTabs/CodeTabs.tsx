import type { ElementProps } from '../../elements/attributes.ts'
import './CodeTabs.css.ts'
import { useImperativeHandle, useRef } from 'react'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { Code, useCodeText } from '../CodeBlock/Code.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'
import { chooseLanguage, useLanguage } from './language.ts'
import { isLanguage, type CodeLanguage } from './languages.ts'

/** The same sample in one language. */
export interface CodeTabsItem {
  id: CodeLanguage
  /** The language as a reader writes it, such as “cURL”. */
  label: string
  lines: readonly CodeLine[]
}

export interface CodeTabsProps extends ElementProps<'div'> {
  /** What the tabs choose between, for a screen reader. */
  label: string
  /** The sample in its languages, in their order. */
  items: readonly CodeTabsItem[]
  /** The words of the copy button. */
  copy: CopyTexts
}

/** One sample in several languages; the choice holds for the whole page and the next visit. */
export function CodeTabs({ label, items, copy, ref, ...rest }: CodeTabsProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current!)
  const language = useLanguage()
  const text = useCodeText()
  const open = items.find(({ id }) => id === language) ?? items[0]!
  const onTabChange = (id: string) => {
    const top = () => box.current?.getBoundingClientRect().top ?? 0
    const before = top()
    if (isLanguage(id)) chooseLanguage(id)
    // Boxes above this one may have changed their height: the tab stays under the pointer.
    scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return (
    <Tabs
      {...rest}
      variant="box"
      label={label}
      items={items.map(({ id, label, lines }) => ({ id, label, content: <Code label={label} lines={lines} /> }))}
      tab={open.id}
      focusableContent
      end={<CopyButton texts={copy} subject={open.label} read={() => text(open.lines)} />}
      onTabChange={onTabChange}
      ref={box}
    />
  )
}
