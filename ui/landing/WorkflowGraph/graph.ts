/** Grid: four steps from start to end, and three lanes. */
export const steps = [0, 1, 2, 3] as const
export const lanes = [0, 1, 2] as const

/** Node of a workflow. */
export interface WorkflowNode {
  /** Id of the node, for the edges. */
  id: string
  /** Title of one or two words. */
  title: string
  /** Fact about the node. */
  detail: string
  /** Step, from start to end. */
  x: (typeof steps)[number]
  /** Lane; a node of the middle lane is alone in its step. */
  y: (typeof lanes)[number]
  /**
   * Verified end, drawn as a marker in the last step.
   * @default false
   */
  verified?: boolean
}

/** Edge between two nodes. */
export interface WorkflowEdge {
  /** Id of the start node. */
  from: string
  /** Id of the end node. */
  to: string
  /**
   * Part of the workload's path.
   * @default false
   */
  active?: boolean
}

/** Units of a drawing: `along` the path from start to end, `across` the lanes. */
export interface GraphMeasure {
  /** Length of a node. */
  node: number
  /** Gap between two nodes. */
  gap: number
  /** Length of the verified end, and position of its marker. */
  end: number
  marker: number
  /** Middle of each lane, and breadth of all. */
  lanes: readonly [number, number, number]
  across: number
}

export const sideways: GraphMeasure = { node: 123, gap: 46, end: 93, marker: 10, lanes: [42, 126, 210], across: 252 }
export const downwards: GraphMeasure = { node: 72, gap: 34, end: 64, marker: 12, lanes: [75, 150, 225], across: 300 }

/** Length of a drawing. */
export const length = ({ node, gap, end }: GraphMeasure) => 3 * (node + gap) + end

/** Overlap of an edge with its nodes, so that a packet comes out of one and enters the other. */
const tuck = 6

/** Path of an edge: `sideways` along x, `downwards` along y. */
export function edgePath(from: WorkflowNode, to: WorkflowNode, measure: GraphMeasure): string {
  const { node, gap, marker } = measure
  const start = (step: number) => step * (node + gap)
  const a = start(from.x) + node - tuck
  const b = to.verified ? start(to.x) + marker : start(to.x) + tuck
  const bend = start(to.x) - gap / 2
  const at = (along: number, lane: number) =>
    (measure === downwards ? [measure.lanes[lane], along] : [along, measure.lanes[lane]]).join(' ')
  return `M${at(a, from.y)} C${at(bend, from.y)} ${at(bend, to.y)} ${at(b, to.y)}`
}

/** Phase at a tick: nothing, then the edges of one step after the other, then the verified end. */
export function phaseAt(tick: number, edges: number): number {
  return (tick % (edges + 2)) - 1
}
