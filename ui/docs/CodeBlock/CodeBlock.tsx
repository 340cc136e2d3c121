import { useId, useState } from 'react'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { BreakableText } from '../FieldTable/BreakableName.tsx'
import { Code, useCodeText } from './Code.tsx'
import { CodeTools, type CodeTexts } from './CodeTools.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './CodeBlock.css.ts'

export interface CodeBlockProps extends ElementProps<'figure'> {
  /** What stands above the code: a file name, a language or what it is. */
  title: string
  /** The code, cut into tokens. */
  lines: readonly CodeLine[]
  /** The words of what a reader can do with it. */
  texts: CodeTexts
}

/** Code in a ruled box, with its title and what a reader can do with it. */
export function CodeBlock({ title, lines, texts, ...rest }: CodeBlockProps) {
  const id = useId()
  const text = useCodeText()
  const [wrapped, setWrapped] = useState(false)
  return (
    <figure aria-labelledby={id} {...rest} className={css.root}>
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
