import type { ElementProps } from '../../elements/attributes.ts'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import * as css from './SectionHead.css.ts'

export interface LandingSectionProps extends ElementProps<'section'> {
  /** Anchor of the section. */
  id: string
  /** Short name beside the heading. */
  eyebrow: string
  /** Heading. */
  title: string
}

export interface SectionHeadProps extends Pick<LandingSectionProps, 'id' | 'title'> {
  eyebrow?: string | undefined
  lead?: string | undefined
  size?: 'h2' | 'display'
}

/** The section gets its accessible name from `${id}-title`. */
export function SectionHead({ id, eyebrow, title, lead, size = 'h2' }: SectionHeadProps) {
  return (
    <>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <div className={css.title} data-wide={lead === undefined ? '' : undefined} data-whole={eyebrow === undefined ? '' : undefined}>
        <Heading level={2} size={size} id={`${id}-title`}>
          {title}
        </Heading>
      </div>
      {lead && (
        <div className={css.lead}>
          <Text tone="muted">{lead}</Text>
        </div>
      )}
    </>
  )
}
