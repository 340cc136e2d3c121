import { useId } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { Code, useCodeText } from './Code.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './CodeBlock.css.ts'

export interface CodeBlockProps extends ElementProps<'figure', 'onCopy'> {
  /** What stands above the code: a file name, a language or what it is. */
  title: string
  /** The code, cut into tokens. */
  lines: readonly CodeLine[]
  /** The words of the copy button. */
  copy: CopyTexts
}

/** Code in a ruled box, with its title and a button that copies it. */
export function CodeBlock({ title, lines, copy, ...rest }: CodeBlockProps) {
  const id = useId()
  const text = useCodeText()
  return (
    <figure aria-labelledby={id} {...rest} className={css.root}>
      <div className={css.head}>
        <p className={css.title} id={id}>
          {title}
        </p>
        <CopyButton texts={copy} subject={title} read={() => text(lines)} />
      </div>
      <Code label={title} lines={lines} />
    </figure>
  )
}
