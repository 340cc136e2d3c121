import { Heading } from '../../elements/Heading/Heading.tsx'
import type { ElementProps } from '../../elements/attributes.ts'

export interface LandingSectionProps extends ElementProps<'section'> {
  /** The anchor of the section. */
  id: string
  /** The short name above the heading. */
  eyebrow: string
  /** The heading of the section. */
  title: string
}

/** The heading of a section; `labelledBy={`${id}-title`}` names the section by it. */
export const SectionTitle = ({ id, title }: Pick<LandingSectionProps, 'id' | 'title'>) => (
  <Heading level={2} id={`${id}-title`}>
    {title}
  </Heading>
)
