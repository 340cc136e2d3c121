import { useId, type ReactNode } from 'react'
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FactList.css.ts'

export interface FactListProps extends ElementProps<'section'> {
  /** Question that the facts answer. */
  title: string
  /** Heading level. Use 3 inside a group of fields. @default 2 */
  level?: 2 | 3
  /** Summary of two or three sentences. */
  lead?: ReactNode
  /** Facts, whose text may contain links. */
  items: readonly { name: string; text: ReactNode }[]
  /** Label of a disclosure that hides the facts. Without it, all facts are visible. @default none */
  summary?: string
}

/** Facts to know before filling out a form. */
export function FactList({ title, level = 2, lead, items, summary, ...rest }: FactListProps) {
  const id = useId()
  const list = (
    <dl className={css.list}>
      {items.map(({ name, text }) => (
        <div className={css.row} key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <section aria-labelledby={id} {...pickAllowedProps(rest)} className={css.root} data-level={level}>
      {level === 2 ? (
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
      ) : (
        <h3 className={css.title} id={id}>
          {title}
        </h3>
      )}
      {lead && (
        <Text size="small" tone="muted">
          {lead}
        </Text>
      )}
      {summary === undefined ? list : <Disclosure summary={summary}>{list}</Disclosure>}
    </section>
  )
}
