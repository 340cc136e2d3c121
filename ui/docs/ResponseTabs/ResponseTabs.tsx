import { CodeFrame, type CodePane } from '../CodeBlock/CodeFrame.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

/** Response of a call. */
export interface ResponseTabsItem {
  status: number
  /** Name, such as “OK”. */
  words?: string
  meaning?: string
  /** Body. @default none */
  lines?: readonly CodeLine[]
}

export interface ResponseTabsProps extends ElementProps<'figure'> {
  /** Accessible name of the box and the tabs. */
  label: string
  /** Responses in display order. */
  items: readonly ResponseTabsItem[]
  /** Labels of the tools. */
  texts: CodeTexts
}

const toPane = ({ status, words, meaning, lines }: ResponseTabsItem): CodePane => ({
  id: String(status),
  label: words ? `${status} ${words}` : String(status),
  status,
  ...(meaning && { meaning }),
  ...(lines && { lines }),
})

/** Tabs with the responses of a call. Starts collapsed on a phone. */
export function ResponseTabs({ label, items, texts, ...rest }: ResponseTabsProps) {
  const panes = items.map(toPane)
  return (
    <CodeFrame
      {...rest}
      name={label}
      title={panes.length === 1 ? panes[0]!.label : undefined}
      label={label}
      panes={panes}
      collapsed
      texts={texts}
    />
  )
}
