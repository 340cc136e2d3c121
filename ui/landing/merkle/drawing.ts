import type { Levels } from './tree.ts'

/** Where the nodes of a drawn tree lie: the first leaf's center, the distance between leaves, and that between levels. */
export interface Frame {
  x: number
  y: number
  leaf: number
  level: number
}

/** The center of a node of a full tree, root on top; leaves are level 0. */
export const placeOf = (frame: Frame, height: number, level: number, index: number) => ({
  x: frame.x + ((index + 0.5) * 2 ** level - 0.5) * frame.leaf,
  y: frame.y + (height - level) * frame.level,
})

/** The elbow from a node to its parent, as SVG path data without its start. */
function elbow(frame: Frame, height: number, level: number, index: number): string {
  const [from, to] = [placeOf(frame, height, level, index), placeOf(frame, height, level + 1, index >> 1)]
  return `V${(from.y + to.y) / 2}H${to.x}V${to.y}`
}

/** The line from a leaf to the root, as SVG path data. */
export function climbOf(frame: Frame, height: number, leaf: number): string {
  const { x, y } = placeOf(frame, height, 0, leaf)
  return `M${x} ${y}${Array.from({ length: height }, (_, level) => elbow(frame, height, level, leaf >> level)).join('')}`
}

/** What a node is to the proof of one leaf: on its way to the root, beside it, or not needed. */
export type Part = 'proven' | 'sibling' | 'rest'

/** What each node is to the proof of one leaf. */
export const partsOf = (levels: Levels, leaf: number): Part[][] =>
  levels.map((nodes, level) =>
    nodes.map((_, index) => {
      if (index === leaf >> level) return 'proven'
      return index === ((leaf >> level) ^ 1) ? 'sibling' : 'rest'
    }),
  )
