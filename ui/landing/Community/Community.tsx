import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Community.css.ts'

export interface CommunityProps extends LandingSectionProps {
  lead: string
  /** Two actions; the first is the main one. */
  actions: readonly { label: string; href: string }[]
  /** Vision for the time after the roadmap. */
  vision?: { title: string; text: string; points: readonly string[] }
  /** Short name of the last, verified marker. */
  end?: string
}

/** Closing band with two actions and the vision; the line ends here in a verified marker. */
export function Community({ id, eyebrow, title, lead, actions, vision, end, ...rest }: CommunityProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} band="ink">
      <div className={css.head}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} />
        <div className={css.join}>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
          <div className={css.actions}>
            {actions.map(({ label, href }, at) => (
              <ButtonLink key={label} href={href} variant={at === 0 ? 'primary' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      {vision && (
        <div className={css.vision}>
          <Heading level={3} size="display">
            {vision.title}
          </Heading>
          <div className={css.words}>
            <Text size="lead" tone="muted">
              {vision.text}
            </Text>
            <ul className={css.points}>
              {vision.points.map((point) => (
                <li key={point} className={css.point}>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Section>
  )
}
