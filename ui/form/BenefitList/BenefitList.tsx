import { useId } from 'react'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './BenefitList.css.ts'

export interface BenefitListProps extends ElementProps<'section'> {
  /** Question that the benefits answer. */
  title: string
  /** Benefits, each with a name and one sentence. */
  items: readonly { title: string; text: string }[]
}

/** Ruled list of reasons to apply, beside the form. */
export function BenefitList({ title, items, ...rest }: BenefitListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...allowed(rest)} className={css.root}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <ul>
        {items.map((item) => (
          <li className={css.item} key={item.title}>
            <h3 className={css.name}>{item.title}</h3>
            <Text size="small" tone="muted">
              {item.text}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
