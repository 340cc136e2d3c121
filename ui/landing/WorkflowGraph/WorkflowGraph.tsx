import { LineRun, LineTurn } from '../../elements/Line/Line.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import type { StampProps } from '../../elements/Stamp/Stamp.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import { joinUnits } from '../section/joinUnits.ts'
import * as css from './WorkflowGraph.css.ts'

const places = ['firstInput', 'secondInput', 'task', 'result', 'copy', 'end'] as const

/** Two inputs lead to the task. The task leads to the result and a copy, and both of these lead to the verified end. */
export type WorkflowPlace = (typeof places)[number]

/** Node of a workflow. */
export interface WorkflowNode {
  /** Title of one or two words. */
  title: string
  detail: string
}

export interface WorkflowGraphProps extends PanelProps {
  /** Description for screen readers. */
  alt: string
  /** Origin of the facts. */
  stamp: StampProps
  /** Nodes by position. */
  nodes: Readonly<Record<WorkflowPlace, WorkflowNode>>
}

const Edge = ({ of, way = 'turn' }: { of: keyof typeof css.edge; way?: 'turn' | 'branch' }) => (
  <span data-line={way} className={css.edge[of]} />
)

/** Panel with the graph of a workflow along the progress line. */
export function WorkflowGraph({ alt, stamp, nodes, ...rest }: WorkflowGraphProps) {
  const { words, section } = splitPanel(rest)
  return (
    <Section {...section} band="sand" padding="start">
      <LineRun lane={4} place={css.entry} />
      <PanelWords {...words} stamp={stamp} layout="row" />
      <figure className={css.flow} aria-label={alt}>
        <Edge of="firstInput" way="branch" />
        <Edge of="secondInput" way="branch" />
        <Edge of="upToTask" way="branch" />
        <LineRun lane={4} place={css.toTask} />
        <Edge of="task" />
        <Edge of="up" />
        <Edge of="copyIn" way="branch" />
        <Edge of="result" />
        <Edge of="copyOut" way="branch" />
        <Edge of="down" />
        <Edge of="end" />
        <LineRun place={css.out} />
        <LineTurn from="end" to={10} place={css.exit} />
        <ul className={css.nodes}>
          {places.map((place) => (
            <li key={place} className={css.node[place]} data-lit="">
              <span className={css.name}>{nodes[place].title}</span>{' '}
              <span className={css.detail}>
                <bdi>{joinUnits(nodes[place].detail)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </figure>
    </Section>
  )
}
