import './CodeTabs.css.ts'
import { useEffect, useImperativeHandle, useRef } from 'react'
import type { ElementProps } from '../../elements/attributes.ts'
import { CodeFrame, type CodeCall, type CodeFoot } from '../CodeBlock/CodeFrame.tsx'
import { warnOnce } from '../../elements/warnOnce.ts'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { chooseLanguage, useLanguage } from './language.ts'
import { isLanguage, type CodeLanguage } from './languages.ts'

/** Sample in one language. */
export interface CodeTabsItem {
  id: CodeLanguage
  /** Displayed name, such as “cURL”. */
  label: string
  lines: readonly CodeLine[]
  /** Highlighted lines, from 1. @default none */
  marked?: readonly number[]
}

export interface CodeTabsProps extends ElementProps<'figure', 'title'> {
  /** Accessible name of the tabs. */
  label: string
  /** Call, shown as the title. */
  call?: CodeCall
  /** Title, such as a question. @default the call */
  title?: string
  /** Answer and next step, below the code. @default none */
  foot?: CodeFoot
  /** Samples in display order. */
  items: readonly CodeTabsItem[]
  /** Labels of the tools. */
  texts: CodeTexts
}

/** Sample in several languages. A choice applies to the page and to later visits. */
export function CodeTabs({ label, call, title, items, foot, texts, ref, ...rest }: CodeTabsProps) {
  const box = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => box.current!)
  const language = useLanguage()
  const twice = items.find(({ id }, at) => items.findIndex((item) => item.id === id) !== at)?.id
  if (twice !== undefined) warnOnce(`CodeTabs has two items with the id “${twice}”, and shows both. Give each language one item.`)
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])]
    if (language) {
      const own = radios.find(({ value }) => value === language) ?? radios[0]
      // Assigns `checked`. Otherwise, React would not report the change when the reader returns to an earlier radio button:
      // https://github.com/facebook/react/issues/9988
      for (const radio of radios) radio.checked = radio === own
      return
    }
    // Applies a choice made before hydration.
    const chosen = radios.find(({ checked }) => checked)?.value
    if (isLanguage(chosen) && chosen !== items[0]?.id) chooseLanguage(chosen)
  }, [language, items])
  const onChoose = (id: string) => {
    const top = () => box.current?.getBoundingClientRect().top ?? 0
    const before = top()
    if (isLanguage(id)) chooseLanguage(id)
    // Keeps the clicked tab under the pointer, because boxes above it may change their height.
    scrollBy({ top: top() - before, behavior: 'instant' })
  }
  return (
    <CodeFrame
      {...rest}
      ref={box}
      name={title ?? (call ? `${call.method} ${call.path}` : label)}
      title={title ?? call}
      run
      label={label}
      panes={items}
      foot={foot}
      texts={texts}
      onChoose={onChoose}
    />
  )
}
