import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './NextSteps.css.ts'

export interface NextStep {
  href: string
  title: string
  /** Sentence about the page. */
  text?: string
}

export interface NextStepsProps extends ElementProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** Pages, the likeliest first. */
  steps: readonly NextStep[]
}

function Box({ step, side, label }: { step: NextStep; side?: 'previous' | 'next'; label?: string }) {
  return (
    <div className={css.place} data-side={side}>
      <Anchor className={css.box} href={step.href}>
        {side && (
          <span className={css.arrow}>
            <Icon name={side === 'previous' ? 'arrow-left' : 'arrow-right'} />
          </span>
        )}
        <span className={css.words}>
          {label && <span className={css.label}>{label}</span>} <span className={css.title}>{step.title}</span>{' '}
          {step.text && <span className={css.text}>{step.text}</span>}
        </span>
      </Anchor>
    </div>
  )
}

/** Boxes with links to the pages to read next. */
export function NextSteps({ label, steps, ...rest }: NextStepsProps) {
  return (
    <nav aria-label={label} {...allowed(rest)} className={css.root}>
      {steps.map((step) => (
        <Box key={step.href} step={step} />
      ))}
    </nav>
  )
}

export interface PreviousNextProps extends ElementProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** Label above the previous page's title, such as “Previous”. */
  previousLabel: string
  /** Label above the next page's title, such as “Next step”. */
  nextLabel: string
  /** Previous page; none on the first. */
  previous?: NextStep
  /** Next page; none on the last. */
  next?: NextStep
}

/** Links to the previous and the next page. */
export function PreviousNext({ label, previousLabel, nextLabel, previous, next, ...rest }: PreviousNextProps) {
  return (
    <nav aria-label={label} {...allowed(rest)} className={css.root}>
      {previous && <Box step={{ href: previous.href, title: previous.title }} side="previous" label={previousLabel} />}
      {next && <Box step={{ href: next.href, title: next.title }} side="next" label={nextLabel} />}
    </nav>
  )
}
