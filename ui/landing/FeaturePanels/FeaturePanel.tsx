import { LineRun } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './FeaturePanels.css.ts'

export interface FeaturePanelProps extends PanelProps {
  /** URL of the image in a 16:9 frame. */
  image: string
  /** Description for screen readers. */
  alt: string
}

/** Panel with an image, with the progress line on lane 4. */
export function FeaturePanel({ image, alt, ...rest }: FeaturePanelProps) {
  const { words, section } = splitPanel(rest)
  return (
    <Section {...section} padding="end">
      <LineRun lane={4} />
      <div className={css.words}>
        <PanelWords {...words} layout="column" />
      </div>
      <img className={css.image} src={image} alt={alt} loading="lazy" />
    </Section>
  )
}
