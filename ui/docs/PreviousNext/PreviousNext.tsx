import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './PreviousNext.css.ts'

/** Neighbor of a page. */
export interface NextStep {
  href: string
  title: string
}

function Box({ step: { href, title }, side, label }: { step: NextStep; side: 'previous' | 'next'; label: string }) {
  return (
    <div className={css.place} data-side={side}>
      <Anchor className={css.box} href={href}>
        <span className={css.arrow}>
          <Icon name={side === 'previous' ? 'arrow-left' : 'arrow-right'} />
        </span>
        <span className={css.words}>
          <span className={css.label}>{label}</span> <span className={css.title}>{title}</span>
        </span>
      </Anchor>
    </div>
  )
}

export interface PreviousNextProps extends ElementProps<'nav'> {
  /** Accessible name. */
  label: string
  /** Label of the previous page, such as “Previous”. */
  previousLabel: string
  /** Label of the next page, such as “Next step”. */
  nextLabel: string
  /** Previous page. @default none */
  previous?: NextStep
  /** Next page. @default none */
  next?: NextStep
}

/** Links to the previous and next page. */
export function PreviousNext({ label, previousLabel, nextLabel, previous, next, ...rest }: PreviousNextProps) {
  return (
    <nav aria-label={label} {...pickAllowedProps(rest)} className={css.root}>
      {previous && <Box step={previous} side="previous" label={previousLabel} />}
      {next && <Box step={next} side="next" label={nextLabel} />}
    </nav>
  )
}
