/** The places of the grid: four steps from start to end, and three lanes. */
export const steps = [0, 1, 2, 3] as const
export const lanes = [0, 1, 2] as const

/** One part of a workflow. */
export interface WorkflowNode {
  /** Names the node for the edges. */
  id: string
  /** The part, in one or two words. */
  title: string
  /** One fact about it. */
  detail: string
  /** Its step, from start to end. */
  x: (typeof steps)[number]
  /** Its lane; a node of the middle one stands alone in its step. */
  y: (typeof lanes)[number]
  /**
   * The verified end, drawn as a marker; it stands in the last step.
   * @default false
   */
  verified?: boolean
}

/** A way from one node to another. */
export interface WorkflowEdge {
  /** The node that it leaves. */
  from: string
  /** The node that it reaches. */
  to: string
  /**
   * The workload takes it.
   * @default false
   */
  active?: boolean
}

/** The units of a drawing: `along` the way from start to end, `across` the lanes. */
export interface GraphMeasure {
  /** The length of a node. */
  node: number
  /** The way between two nodes. */
  gap: number
  /** The length of the verified end, and where its marker stands in it. */
  end: number
  marker: number
  /** The middle of each lane, and the breadth of all. */
  lanes: readonly [number, number, number]
  across: number
}

export const sideways: GraphMeasure = { node: 123, gap: 46, end: 93, marker: 10, lanes: [42, 126, 210], across: 252 }
export const downwards: GraphMeasure = { node: 72, gap: 34, end: 64, marker: 12, lanes: [75, 150, 225], across: 300 }

/** The length of a drawing. */
export const length = ({ node, gap, end }: GraphMeasure) => 3 * (node + gap) + end

/** How far an edge reaches under its nodes, so that what travels on it comes out of one and goes into the other. */
const tuck = 6

/** The path of an edge: `sideways` runs along x, `downwards` along y. */
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

/** What moves at a tick: nothing, then the edges of one step after the other, then the verified end. */
export function phaseAt(tick: number, edges: number): number {
  return (tick % (edges + 2)) - 1
}
