import { Heading } from '../../elements/Heading/Heading.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

export interface LandingSectionProps extends ElementProps<'section'> {
  /** Anchor of the section. */
  id: string
  /** Short name above the heading. */
  eyebrow: string
  /** Heading of the section. */
  title: string
}

/** Heading of a section; `labelledBy={`${id}-title`}` names the section by it. */
export const SectionTitle = ({ id, title }: Pick<LandingSectionProps, 'id' | 'title'>) => (
  <Heading level={2} id={`${id}-title`}>
    {title}
  </Heading>
)
