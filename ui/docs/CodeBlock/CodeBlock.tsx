import { useId, useState } from 'react'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { BreakableText } from '../FieldTable/BreakableName.tsx'
import { Code, useCodeText } from './Code.tsx'
import { CodeTools, type CodeTexts } from './CodeTools.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './CodeBlock.css.ts'

export interface CodeBlockProps extends ElementProps<'figure'> {
  /** Title above the code: a file name, a language or a description. */
  title: string
  /** Lines of code as tokens. */
  lines: readonly CodeLine[]
  /** Labels of the tools. */
  texts: CodeTexts
}

/** Box of code with a title and tools to wrap and copy. */
export function CodeBlock({ title, lines, texts, ...rest }: CodeBlockProps) {
  const id = useId()
  const text = useCodeText()
  const [wrapped, setWrapped] = useState(false)
  return (
    <figure aria-labelledby={id} {...allowed(rest)} className={css.root}>
      <div className={css.head}>
        <p className={css.title} id={id}>
          <BreakableText text={title} />
        </p>
        <CodeTools texts={texts} subject={title} read={() => text(lines)} wrapped={wrapped} onWrap={setWrapped} />
      </div>
      <Code label={title} lines={lines} wrapped={wrapped} />
    </figure>
  )
}
