/** The places of the grid: four steps from start to end, three lanes beside each other. */
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
  /** Its step from start to end; the last one is the end of the line. */
  x: (typeof steps)[number]
  /** Its lane, of three. */
  y: (typeof lanes)[number]
  /**
   * The verified end, drawn as a station.
   * @default false
   */
  verified?: boolean
}

/** A way from one node to another. */
export interface WorkflowEdge {
  from: string
  to: string
  /**
   * The workload takes it.
   * @default false
   */
  active?: boolean
}

/** The drawing's own units, the same in both directions: `along` runs from start to end, `across` over the lanes. */
export interface GraphMeasure {
  /** The length of a node. */
  node: number
  /** The way between two nodes. */
  gap: number
  /** The length of the verified end. */
  end: number
  /** The breadth of a lane. */
  lane: number
}

/** The size of a drawing. */
export const extent = ({ node, gap, end, lane }: GraphMeasure) => ({ along: node * 3 + gap * 3 + end, across: lane * lanes.length })

/** How far an edge reaches under its nodes, so that what travels on it comes out of one and goes into the other. */
const tuck = 6

/** The ends of an edge and the point that bends it, along the line. */
export function edgeEnds(from: WorkflowNode, to: WorkflowNode, { node, gap, end, lane }: GraphMeasure) {
  const start = (step: number) => step * (node + gap)
  const a = start(from.x) + node - tuck
  const b = to.verified ? start(to.x) + end / 2 : start(to.x) + tuck
  return { from: [a, (from.y + 0.5) * lane], to: [b, (to.y + 0.5) * lane], bend: (a + b) / 2 } as const
}

/** The steps of an edge's motion: the order in which a workload comes to it. */
export function depths(nodes: readonly WorkflowNode[], edges: readonly WorkflowEdge[]): number[] {
  const at = (id: string) => nodes.find((node) => node.id === id)!.x
  return edges.map((edge) => at(edge.from))
}
