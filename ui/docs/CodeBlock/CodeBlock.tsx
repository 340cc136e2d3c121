import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { CodeFrame } from './CodeFrame.tsx'
import type { CodeTexts } from './CodeTools.tsx'

export { codeKinds, plainLines, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'

export interface CodeBlockProps extends ElementProps<'figure'> {
  /** Title: a file name, a language or a purpose. */
  title: string
  /** Lines of code as tokens. */
  lines: readonly CodeLine[]
  /** Highlighted lines, from 1. @default none */
  marked?: readonly number[] | undefined
  /** Marks commands to run, with a dark panel in both themes. @default false */
  run?: boolean
  /** Labels of the tools. */
  texts: CodeTexts
}

/** Box of code with a title and tools to wrap and copy. */
export function CodeBlock({ title, lines, marked, run = false, texts, ...rest }: CodeBlockProps) {
  return (
    <CodeFrame
      {...pickAllowedProps(rest)}
      name={title}
      title={title}
      run={run}
      panes={[{ id: 'code', label: title, lines, ...(marked && { marked }) }]}
      texts={texts}
    />
  )
}
