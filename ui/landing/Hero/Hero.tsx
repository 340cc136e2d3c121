import { isValidElement, useId, useRef, useState, type ReactElement } from 'react'
import { ButtonLink, type ButtonLinkProps } from '../../elements/Button/Button.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { LineRun } from '../../elements/Line/Line.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { useMotion } from '../../elements/motion/useMotion.ts'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { PauseToggle } from '../../elements/Ticker/PauseToggle.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './Hero.css.ts'
import { NodeField, type NodeFieldProps } from './NodeField.tsx'

export interface HeroAction {
  label: string
  href: string
  /** `primary` for the main action, `text` for the last action. */
  variant: NonNullable<ButtonLinkProps['variant']>
}

interface HeroFigure extends Omit<NodeFieldProps, 'paused'> {
  pauseLabel: string
}

/** Figure below the hero. */
export interface HeroStat {
  figure: string
  label: string
  stamp?: StampProps
}

export interface HeroProps extends ElementProps<'section'> {
  /** Short label above the headline. */
  badge: string
  /** Headline, an `h1`. A line break applies in wide windows only. */
  title: string
  /** The product in one sentence. */
  lead: string
  /** Up to three actions. */
  actions: readonly HeroAction[]
  /** Texts of the drawing, or an element to show in its place. */
  figure?: HeroFigure | ReactElement
  /** Three figures below the actions. */
  stats: readonly HeroStat[]
  /** Question for a second audience, with a link. */
  invitation?: { question: string; label: string; href: string }
}

/** Draws ∞, which the shipped fonts lack. */
function Figure({ figure }: { figure: string }) {
  if (figure === '∞') {
    return (
      <>
        <span className={css.drawn}>
          <Icon name="infinity" />
        </span>
        <VisuallyHidden>{figure}</VisuallyHidden>
      </>
    )
  }
  const [, number = figure, unit] = /^(.*\d)\s?([a-z%]+)$/i.exec(figure) ?? []
  return (
    <bdi dir="ltr">
      {number}
      {unit && <small className={css.unit}> {unit}</small>}
    </bdi>
  )
}

const loadParallax = async () => (await import('./parallax.motion.ts')).addParallax

/** First section of the landing page, with a drawing of a workload that is routed through a node. */
export function Hero({ badge, title, lead, actions, figure, stats, invitation, ...rest }: HeroProps) {
  const titleId = useId()
  const lines = title.split('\n')
  const [paused, setPaused] = useState(false)
  const drifting = useRef<HTMLDivElement>(null)
  useMotion(drifting, loadParallax)
  return (
    <section aria-labelledby={titleId} {...pickAllowedProps(rest)} className={css.root}>
      <div className={css.stage}>
        <div className={css.page}>
          <div className={css.words}>
            <span className={css.plate} aria-hidden="true" />
            <p className={css.badge}>{badge}</p>
            <Static className={css.title}>
              <span className={css.cut} aria-hidden="true">
                {lines.map((line, at) => (
                  <span key={line} className={css.cutRow}>
                    {at < lines.length - 1 ? `${line} ` : line}
                  </span>
                ))}
              </span>
              <h1 id={titleId} className={css.heading}>
                {lines.map((line, at) => (
                  <span key={line} className={css.row}>
                    {at < lines.length - 1 ? `${line} ` : line}
                  </span>
                ))}
              </h1>
            </Static>
            <Static className={css.lead}>
              <Text size="lead">{lead}</Text>
            </Static>
            <div className={css.actions}>
              {actions.map(({ label, href, variant }) => (
                <span key={label} className={variant === 'text' ? `${css.action} ${css.lastAction}` : css.action}>
                  <ButtonLink href={href} variant={variant}>
                    {label}
                  </ButtonLink>
                </span>
              ))}
            </div>
          </div>
        </div>
        <div className={css.figure} ref={drifting}>
          {isValidElement(figure) ? figure : figure && <NodeField {...figure} paused={paused} />}
        </div>
        {figure && 'pauseLabel' in figure && (
          <div className={css.control}>
            <PauseToggle label={figure.pauseLabel} paused={paused} onChange={setPaused} />
          </div>
        )}
      </div>
      <Static className={css.ledger}>
        <div className={css.page}>
          <div className={css.columns}>
            <LineRun lane="hero" place={css.run} />
            <span className={css.leave} />
            <span className={css.enter} />
            <dl className={css.stats}>
              {stats.map(({ figure: value, label, stamp }) => (
                <div key={label} className={css.stat}>
                  <dt className={css.label}>
                    {label} {stamp && <Stamp {...stamp} />}
                  </dt>
                  <dd className={css.value}>
                    <Figure figure={value} />
                  </dd>
                </div>
              ))}
            </dl>
            {invitation && (
              <p className={css.invitation}>
                <span>{invitation.question}</span>{' '}
                <ButtonLink href={invitation.href} variant="text" size="small" icon="arrow-right">
                  {invitation.label}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
      </Static>
      <span className={css.end} hidden />
    </section>
  )
}
