import { useId, type ReactNode } from 'react'
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './FactList.css.ts'

export interface FactListProps extends ElementProps<'section'> {
  /** The question that the facts answer. */
  title: string
  /**
   * Its place in the outline of the page: 3 inside a `FieldGroup`.
   * @default 2
   */
  level?: 2 | 3
  /** Two or three sentences for those who do not read the facts. */
  lead?: ReactNode
  /** The facts: a name and a text each, which may hold links; `current` marks the one that is about the reader. */
  items: readonly { name: string; text: ReactNode; current?: boolean }[]
  /**
   * Folds the facts; this opens them.
   * @default the facts are open
   */
  summary?: string
}

/** What to know before filling in a form, by name. */
export function FactList({ title, level = 2, lead, items, summary, ...rest }: FactListProps) {
  const id = useId()
  const list = (
    <dl className={css.list}>
      {items.map(({ name, text, current }) => (
        <div className={css.row} key={name} aria-current={current ? 'true' : undefined}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <section aria-labelledby={id} {...rest} className={css.root}>
      <Heading level={level} size="title" id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size="small" tone="muted">
          {lead}
        </Text>
      )}
      {summary === undefined ? list : <Disclosure summary={summary}>{list}</Disclosure>}
    </section>
  )
}
