import { Children, type ReactNode } from 'react'
import { LineRun } from '../../elements/Line/Line.tsx'
import { Columns } from '../../elements/Section/Section.tsx'
import { pickAllowedProps } from '../../elements/attributes.ts'
import { SectionHead, type LandingSectionProps } from '../section/SectionHead.tsx'
import * as css from './FeaturePanels.css.ts'

export interface FeaturePanelsProps extends LandingSectionProps {
  /** Panels: `RoutingTable`, `WorkflowGraph`, `MerkleReceipt`, `CodeSample`, `MetricTiles`, or `FeaturePanel` with an image. */
  children: ReactNode
}

/** Features of a product, each in a panel. The progress line enters on lane 4, and leaves on the last lane of the last panel. */
export function FeaturePanels({ id, eyebrow, title, children, ...rest }: FeaturePanelsProps) {
  return (
    <section aria-labelledby={`${id}-title`} {...pickAllowedProps(rest)} id={id} className={css.root}>
      <Columns padding="start">
        <LineRun lane={4} />
        <SectionHead id={id} eyebrow={eyebrow} title={title} size="display" />
      </Columns>
      <ol aria-labelledby={`${id}-title`}>
        {Children.map(children, (panel) => (
          <li>{panel}</li>
        ))}
      </ol>
    </section>
  )
}
