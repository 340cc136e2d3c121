import { Icon } from '../../elements/Icon/Icon.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './CallToAction.css.ts'

/** Option of `CallToAction`. */
export interface CallToActionOption {
  label: string
  /** Description in a few words. */
  detail: string
  href: string
}

export interface CallToActionProps extends LandingSectionProps {
  /** Three options; the first is the main one. */
  options: readonly CallToActionOption[]
  /** Claims as labeled figures below. */
  claims?: readonly { figure: string; label: string }[]
  /** Source of the figures. */
  claimsNote?: string
}

/** Box with three options to start. */
export function CallToAction({ id, eyebrow, title, options, claims, claimsNote, ...rest }: CallToActionProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={id} eyebrow={eyebrow} title={title} />
      <ul className={css.options}>
        {options.map(({ label, detail, href }) => (
          <li key={label} className={css.option}>
            <Anchor href={href} className={css.link}>
              <span className={css.label}>{label}</span>
              <span className={css.detail}>
                <span className={css.underlined}>{detail}</span> <Icon name="arrow-right" />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {claims && (
        <div className={css.ledger}>
          <dl className={css.claims}>
            {claims.map(({ figure, label }) => (
              <div key={label} className={css.claim}>
                <Text as="dt" size="label" tone="muted">
                  {label}
                </Text>
                <dd className={css.figure}>
                  <bdi>{figure}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {claimsNote && (
            <Text size="small" tone="muted">
              {claimsNote}
            </Text>
          )}
        </div>
      )}
    </Section>
  )
}
