import { Cells } from '../../elements/Cells/Cells.tsx'
import type { CellShape } from '../../elements/Cells/shapes.ts'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { LineDrop, LineRun, LineTurn } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './About.css.ts'

export interface AboutProps extends ElementProps<'section'> {
  /** Anchor of the section. */
  id: string
  /** Heading. */
  title: string
  /** One or two sentences beside the heading. */
  lead: string
  /** Figure of up to six characters, as wide as the page. */
  figure: string
  /** Rest of the sentence after the figure. */
  caption: string
  /** Origin of the figure. */
  stamp?: StampProps
  /** Four networks, each with a swatch and a sentence. */
  networks: readonly { name: string; text: string; shape: CellShape }[]
}

/** Section about the networks that the product unifies, with one large figure. */
export function About({ id, title, lead, figure, caption, stamp, networks, ...rest }: AboutProps) {
  return (
    <Section {...rest} id={id} labelledBy={`${id}-title`}>
      <LineRun lane="hero" place={css.enter} />
      <LineTurn from="hero" to="start" place={css.bus} />
      <LineRun lane="start" place={css.leave} />
      <div className={css.title}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      <div className={css.lead}>
        <Text tone="muted">{lead}</Text>
      </div>
      <p className={css.claim}>
        <strong className={css.figure}>
          <bdi>{figure}</bdi>
        </strong>{' '}
        <span className={css.caption}>
          {caption} {stamp && <Stamp {...stamp} />}
        </span>
      </p>
      <ul className={css.networks}>
        {networks.map(({ name, text, shape }) => (
          <li key={name} className={css.network}>
            <LineDrop place={css.drop} />
            <div className={css.swatch}>
              <Cells shape={shape} />
            </div>
            <Heading level={3} size="title">
              {name}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
