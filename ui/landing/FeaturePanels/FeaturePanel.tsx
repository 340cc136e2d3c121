import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { PanelWords, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './FeaturePanels.css.ts'

export interface FeaturePanelProps extends PanelProps {
  /** URL of the image in a 16:9 frame. */
  image: string
  /** Description for screen readers. */
  alt: string
}

/** Panel with an image, with the progress line on lane 4. */
export function FeaturePanel({ id, number, title, description, additionalText, image, alt, ...rest }: FeaturePanelProps) {
  return (
    <Section {...rest} as="article" id={id} labelledBy={`${id}-title`} padding="end">
      <LineRun lane={4} />
      <div className={css.words}>
        <PanelWords {...{ id, number, title, description, additionalText }} layout="column" />
      </div>
      <img className={css.image} src={image} alt={alt} loading="lazy" />
    </Section>
  )
}
