import { isValidElement, useId, useRef, type ReactElement } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import { ButtonLink, type ButtonLinkProps } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { useMotion } from '../../elements/motion/useMotion.ts'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './Hero.css.ts'
import { RoutingFigure, type RoutingFigureProps } from './RoutingFigure.tsx'

export interface HeroAction {
  label: string
  /** Address, as in `Link`. */
  href: string
  /** Emphasis: `primary` for the main action, `text` for the last one. */
  variant: NonNullable<ButtonLinkProps['variant']>
}

/** Figure below the hero, with its label. */
export interface HeroStat {
  figure: string
  label: string
}

export interface HeroProps extends ElementProps<'section'> {
  /** Short label above the headline. */
  badge: string
  /** Headline of the page, its h1. */
  title: string
  /** Description of the product in one sentence. */
  lead: string
  /** Actions, three at most. */
  actions: readonly HeroAction[]
  /** Props of the routing figure beside the text, or an own figure. */
  figure?: RoutingFigureProps | ReactElement
  /** Three figures below. */
  stats: readonly HeroStat[]
  /** Source of the figures, and whether they are targets. */
  statsNote: string
}

/** Draws ∞: the shipped fonts lack it, and each system would show its own. */
const drawn = (figure: string) =>
  figure === '∞' ? (
    <>
      <span className={css.drawn}>
        <Icon name="infinity" />
      </span>
      <VisuallyHidden>{figure}</VisuallyHidden>
    </>
  ) : (
    <bdi>{figure}</bdi>
  )

const loadParallax = async () => (await import('./parallax.ts')).drift

/** First screen: headline, actions, and a workload being routed. */
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
