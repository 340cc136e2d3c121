import type { ReactNode } from 'react'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './NextSteps.css.ts'

/** Another page. */
export interface NextStep {
  href: string
  title: string
  /** What the reader finds there. */
  text?: string
}

export interface NextStepsProps extends ElementProps<'nav'> {
  /** What the links are, for a screen reader. */
  label: string
  /** The pages to go to, the likeliest first. */
  steps: readonly NextStep[]
}

function Box({ step, side, children }: { step: NextStep; side?: 'previous' | 'next'; children?: ReactNode }) {
  return (
    <div className={css.place} data-side={side}>
      <Anchor className={css.box} href={step.href}>
        {children}
        <span className={css.title}>{step.title}</span>
        {step.text && <span className={css.text}>{step.text}</span>}
      </Anchor>
    </div>
  )
}

/** Where to go from here: a box for each page. */
export function NextSteps({ label, steps, ...rest }: NextStepsProps) {
  return (
    <nav aria-label={label} {...rest} className={css.root}>
      {steps.map((step) => (
        <Box key={step.href} step={step} />
      ))}
    </nav>
  )
}

export interface PreviousNextProps extends ElementProps<'nav'> {
  /** What the links are, for a screen reader. */
  label: string
  /** Stands above the title of the page before, such as “Previous”. */
  previousLabel: string
  /** Stands above the title of the page behind, such as “Next step”. */
  nextLabel: string
  /** The page before this one; none on the first. */
  previous?: NextStep
  /** The page behind this one; none on the last. */
  next?: NextStep
}

/** The pages before and behind this one. */
export function PreviousNext({ label, previousLabel, nextLabel, previous, next, ...rest }: PreviousNextProps) {
  return (
    <nav aria-label={label} {...rest} className={css.root}>
      {previous && (
        <Box step={previous} side="previous">
          <span className={css.label}>
            <Icon name="arrow-left" /> {previousLabel}
          </span>
        </Box>
      )}
      {next && (
        <Box step={next} side="next">
          <span className={css.label}>
            {nextLabel} <Icon name="arrow-right" />
          </span>
        </Box>
      )}
    </nav>
  )
}
