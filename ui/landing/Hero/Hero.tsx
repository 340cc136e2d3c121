import { isValidElement, useId, useRef, type ReactElement } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import { ButtonLink, type ButtonLinkProps } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useMotion } from '../../elements/motion/useMotion.ts'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Hero.css.ts'
import { RoutingFigure, type RoutingFigureProps } from './RoutingFigure.tsx'

/** One action of the hero. */
export interface HeroAction {
  label: string
  /** Where it leads: see `Link`. */
  href: string
  /** The first thing to do is `primary`, the last one `text`. */
  variant: NonNullable<ButtonLinkProps['variant']>
}

/** One figure below the hero, with what it measures. */
export interface HeroStat {
  figure: string
  label: string
}

export interface HeroProps extends ElementProps<'section'> {
  /** One short label above the headline. */
  badge: string
  /** The headline of the page: its h1. */
  title: string
  /** One sentence that says what the product does. */
  lead: string
  /** Up to three ways on. */
  actions: readonly HeroAction[]
  /** The figure beside the words: what the routing figure shows, or your own. */
  figure?: RoutingFigureProps | ReactElement
  /** Three figures below. */
  stats: readonly HeroStat[]
  /** Says whose figures they are, and whether they are targets. */
  statsNote: string
}

/** The shipped faces have no ∞: without a drawing each system would show one of its own. */
const drawn = (figure: string) =>
  figure === '∞' ? (
    <span role="img" aria-label="∞" className={css.drawn}>
      <Icon name="infinity" />
    </span>
  ) : (
    <bdi>{figure}</bdi>
  )

const loadParallax = async () => (await import('./parallax.ts')).drift

/** The first screen: what it is, what to do, and a workload on its way. */
export function Hero({ badge, title, lead, actions, figure, stats, statsNote, ...rest }: HeroProps) {
  const titleId = useId()
  const drifting = useRef<HTMLDivElement>(null)
  useMotion(drifting, loadParallax)
  return (
    <Section {...rest} labelledBy={titleId} first animateOnScroll={false}>
      <div className={css.root}>
        <div className={css.words}>
          <Badge tone="verified">{badge}</Badge>
          <Heading level={1} size="display" id={titleId}>
            {title}
          </Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
          <div className={css.actions}>
            {actions.map(({ label, href, variant }) => (
              <ButtonLink key={label} href={href} variant={variant}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {figure && (
          <div className={css.figure} ref={drifting}>
            {isValidElement(figure) ? figure : <RoutingFigure {...figure} />}
          </div>
        )}
      </div>
      <div className={css.ledger}>
        <dl className={css.stats}>
          {stats.map((stat) => (
            <div key={stat.label} className={css.stat}>
              <Text as="dt" size="label" tone="muted">
                {stat.label}
              </Text>
              <Text as="dd" size="figure">
                {drawn(stat.figure)}
              </Text>
            </div>
          ))}
        </dl>
        <Text size="small" tone="muted">
          {statsNote}
        </Text>
      </div>
    </Section>
  )
}
