import { ButtonLink } from '../../elements/Button/Button.tsx'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { LineRun, LineStation, LineTurn } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './Community.css.ts'

export interface CommunityProps extends Omit<LandingSectionProps, 'eyebrow'> {
  /** Text beside the title. */
  lead: string
  /** Two actions. The first is the main one. */
  actions: readonly { label: string; href: string }[]
  /** Vision with three points. A year at the end of its title is set in very large type. */
  vision?: { title: string; text: string; points: readonly string[] }
}

const splitYear = (title: string) => /^(.*) (\d{4})$/.exec(title)?.slice(1) ?? [title]

/** Closing section with two actions and the vision. */
export function Community({ id, title, lead, actions, vision, ...rest }: CommunityProps) {
  const [words, year] = splitYear(vision?.title ?? '')
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`} band="ink">
      <LineRun lane="end" place={css.above} />
      <LineTurn from="end" to="start" place={css.turn} />
      {vision && css.stations.map((place) => <LineStation key={place} place={place} />)}
      <div className={css.title}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div className={css.join}>
        <Text tone="muted">{lead}</Text>
        <div className={css.actions}>
          {actions.map(({ label, href }, at) => (
            <ButtonLink key={label} href={href} variant={at === 0 ? 'primary' : 'outline'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {vision && (
        <>
          <h3 className={css.vision}>
            <span className={css.words}>{words}</span> {year && <span className={css.year}>{year}</span>}
          </h3>
          <p className={css.lead}>{vision.text}</p>
          <ul className={css.points}>
            {vision.points.map((point) => (
              <li key={point} className={css.point}>
                <LineStation lane="start" place={css.station} />
                {point}
              </li>
            ))}
          </ul>
        </>
      )}
      <LineRun lane="start" place={css.below} />
    </Section>
  )
}
