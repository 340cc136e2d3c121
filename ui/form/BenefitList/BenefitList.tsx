import { useId } from 'react'
import { Text } from '../../elements/Text/Text.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './BenefitList.css.ts'

export interface BenefitListProps extends ElementProps<'section'> {
  /** Question that the benefits answer. */
  title: string
  /** Benefits in one sentence each. */
  items: readonly { title: string; text: string }[]
}

/** Reasons to apply, on wide screens each with a ring on the progress line. */
export function BenefitList({ title, items, ...rest }: BenefitListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...pickAllowedProps(rest)} className={css.root}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul className={css.list}>
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
