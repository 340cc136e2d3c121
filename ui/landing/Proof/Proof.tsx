import { Heading } from '../../elements/Heading/Heading.tsx'
import { LineRun, LineTurn } from '../../elements/Line/Line.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { InteractiveSection } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import { SectionHead } from '../section/SectionHead.tsx'
import { ProofDemo, type ProofDemoProps } from './demo/ProofDemo.tsx'
import * as css from './Proof.css.ts'

/** Proving strategy. */
export interface ProofStrategy {
  title: string
  text: string
  /** Text that marks the strategy that the demo checks. */
  checked?: string
}

export interface ProofProps extends ElementProps<'section'> {
  /** Anchor of the section. @default 'oneproof' */
  id?: string
  /** Short name above the heading. */
  eyebrow: string
  /** Heading. */
  title: string
  /** Invitation to try the demo. */
  lead: string
  /** Texts and worked example of the demo. */
  demo: ProofDemoProps
  /** The four strategies. */
  strategies: readonly ProofStrategy[]
}

/** Section with a proof that runs in the reader's browser, and the strategies behind it. */
export function Proof({ id = 'oneproof', eyebrow, title, lead, demo, strategies, ...rest }: ProofProps) {
  return (
    <InteractiveSection {...rest} id={id} labelledBy={`${id}-title`} band="ink" padding="tight">
      <div className={css.head}>
        <SectionHead id={id} eyebrow={eyebrow} title={title} lead={lead} />
      </div>
      <LineRun lane="start" place={css.entry} />
      <ProofDemo {...demo} />
      <LineRun lane={10} place={css.down} />
      <Static as="ul" className={css.strategies}>
        {strategies.map((strategy) => (
          <li key={strategy.title} className={css.strategy} data-lit="" data-checked={strategy.checked ? '' : undefined}>
            <Heading level={3} size="title">
              {strategy.title}
            </Heading>
            <Text tone="muted">{strategy.text}</Text>
            {strategy.checked && <Text>{strategy.checked}</Text>}
          </li>
        ))}
      </Static>
      <LineTurn from={10} to={4} place={css.turn} />
      <LineRun lane={4} place={css.exit} />
    </InteractiveSection>
  )
}
