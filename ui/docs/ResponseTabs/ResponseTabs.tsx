import { CodeFrame, type CodePane } from '../CodeBlock/CodeFrame.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

/** Response of a call. */
export interface ResponseTabsItem {
  /** Status code, such as 200. */
  status: number
  /** Status in words, such as “OK”. */
  words?: string
  /** Sentence about the response. */
  meaning?: string
  /** Body; absent when the response has none. */
  lines?: readonly CodeLine[]
}

export interface ResponseTabsProps extends ElementProps<'figure'> {
  /** Accessible name of the box and of the row of tabs. */
  label: string
  /** Responses, in their order. */
  items: readonly ResponseTabsItem[]
  /** Labels of the tools. */
  texts: CodeTexts
}

const paneOf = ({ status, words, meaning, lines }: ResponseTabsItem): CodePane => ({
  id: String(status),
  label: words ? `${status} ${words}` : String(status),
  status,
  ...(meaning && { meaning }),
  ...(lines && { lines }),
})

/** Responses of a call in tabs, each status with a word and a shape; each box chooses independently. On a phone it starts closed. */
export function ResponseTabs({ label, items, texts, ...rest }: ResponseTabsProps) {
  const panes = items.map(paneOf)
  return (
    <CodeFrame
      {...rest}
      name={label}
      title={panes.length === 1 ? panes[0]!.label : undefined}
      label={label}
      panes={panes}
      folded
      texts={texts}
    />
  )
}
