import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { LineRun, LineStation, LineTurn } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import type { LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './CallToAction.css.ts'

export interface CallToActionOption {
  /** Verb of one word, such as `Rent`. */
  verb: string
  /** Detail in one sentence. */
  detail: string
  label: string
  href: string
  /** Figures with their labels. A figure that is a claim has a stamp with its origin. @default none */
  facts?: readonly { figure: string; label: string; stamp?: StampProps }[]
}

export interface CallToActionProps extends Omit<LandingSectionProps, 'eyebrow'> {
  /** Sentence below the heading. @default none */
  lead?: string
  /** Three options, each in its own column. */
  options: readonly CallToActionOption[]
}

const splitPercent = (figure: string) => (figure.endsWith('%') ? [figure.slice(0, -1), '%'] : [figure])

/** Section with three ways to start. */
export function CallToAction({ id, title, lead, options, ...rest }: CallToActionProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} band="accent">
      <LineRun lane={10} place={css.above} />
      <LineTurn from={10} to="start" place={css.turn} />
      <div className={css.head}>
        <Heading level={2} id={`${id}-title`}>
          {title.split('\n').map((line) => (
            <span key={line} className={css.line}>
              {`${line} `}
            </span>
          ))}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      <ul className={css.options}>
        {options.map(({ verb, label, detail, href, facts = [] }) => (
          <li key={label} className={css.option}>
            <span data-line="branch" className={css.drop} />
            <LineStation lane="start" place={css.ring} />
            <div className={css.verb}>
              <Heading level={3} size="h3">
                {verb}
              </Heading>
            </div>
            <p className={css.detail}>{detail}</p>
            <div className={css.action}>
              <ButtonLink href={href}>{label}</ButtonLink>
            </div>
            {facts.length > 0 && (
              <ul className={css.facts}>
                {facts.map((fact) => (
                  <li key={fact.label} className={css.fact}>
                    <bdi className={css.figure}>
                      {splitPercent(fact.figure).map((part) => (
                        <span key={part} className={part === '%' ? css.unit : undefined}>
                          {part}
                        </span>
                      ))}
                    </bdi>{' '}
                    <span className={css.label}>{fact.label}</span> {fact.stamp && <Stamp {...fact.stamp} short />}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <LineRun lane="start" place={css.below} />
    </Section>
  )
}
