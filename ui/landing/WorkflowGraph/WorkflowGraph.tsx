import { usePausableTicker } from '../../elements/Ticker/usePausableTicker.ts'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'
import { downwards, edgePath, length, phaseAt, sideways, type WorkflowEdge, type WorkflowNode } from './graph.ts'
import type { ElementProps } from '../../elements/attributes.ts'
import { wholeFigures } from '../section/whole-figures.ts'
import * as css from './WorkflowGraph.css.ts'

export interface WorkflowGraphProps extends ElementProps<'figure'> {
  /** Caption in a few words. */
  label: string
  /** Status of the facts, such as “illustrative”. */
  note?: string
  /** Description of the whole graph for screen readers. */
  alt: string
  /** Nodes of the graph. */
  nodes: readonly WorkflowNode[]
  /** Edges between the nodes. */
  edges: readonly WorkflowEdge[]
  /** Accessible name of the pause control. */
  pauseLabel: string
  /**
   * Seconds from one step of the motion to the next.
   * @default 1.2
   */
  interval?: number
}

/** Graph of a workflow on a grid: the path of the workload is drawn in the accent and ends verified. */
export function WorkflowGraph({ label, note, alt, nodes, edges, pauseLabel, interval = 1.2, ref, ...rest }: WorkflowGraphProps) {
  const { tick, ...moving } = usePausableTicker(interval, pauseLabel, ref)
  const phase = phaseAt(tick, 3)
  const placedEdges = edges.map((edge) => ({
    ...edge,
    start: nodes.find((node) => node.id === edge.from)!,
    end: nodes.find((node) => node.id === edge.to)!,
  }))
  const drawing = (layout: 'sideways' | 'downwards') => {
    const measure = layout === 'sideways' ? sideways : downwards
    const size = layout === 'sideways' ? `${length(measure)} ${measure.across}` : `${measure.across} ${length(measure)}`
    return (
      <svg className={css.drawing} data-layout={layout} viewBox={`0 0 ${size}`} preserveAspectRatio="none" aria-hidden="true">
        {/* Active edges are drawn over the others. */}
        {[...placedEdges]
          .sort((a, b) => Number(a.active ?? false) - Number(b.active ?? false))
          .map(({ from, to, active, start, end }) => (
            <path key={`${from} ${to}`} className={css.edge} data-active={active ? '' : undefined} d={edgePath(start, end, measure)} />
          ))}
        {placedEdges
          .filter((edge) => edge.active)
          .map(({ from, to, start, end }) => (
            <path
              key={`${from} ${to}`}
              className={css.packet}
              data-state={phase === start.x ? 'travelling' : 'waiting'}
              pathLength={1}
              d={edgePath(start, end, measure)}
            />
          ))}
      </svg>
    )
  }
  return (
    <InstrumentFrame {...rest} label={label} alt={alt} note={note} {...moving}>
      <div className={css.root}>
        {drawing('sideways')}
        {drawing('downwards')}
        <ul className={css.nodes}>
          {nodes.map(({ id, title, detail, x, y, verified }) => (
            <li
              key={id}
              className={css.node}
              data-x={x}
              data-y={y}
              data-verified={verified ? '' : undefined}
              data-state={verified && phase === 3 ? 'arrived' : undefined}
            >
              {verified && <span className={css.marker} />}
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                <span className={css.detail}>
                  <bdi>{wholeFigures(detail)}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </InstrumentFrame>
  )
}
