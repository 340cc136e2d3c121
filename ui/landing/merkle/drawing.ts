import type { Levels } from './tree.ts'

export interface Frame {
  x: number
  y: number
  leaf: number
  level: number
}

/** Returns the center of a node in a full tree with the root at the top. Leaves are level 0. */
export const getPosition = (frame: Frame, height: number, level: number, index: number) => ({
  x: frame.x + ((index + 0.5) * 2 ** level - 0.5) * frame.leaf,
  y: frame.y + (height - level) * frame.level,
})

/** Returns the SVG path data of the elbow from a node to its parent, without its start. */
function elbow(frame: Frame, height: number, level: number, index: number): string {
  const [from, to] = [getPosition(frame, height, level, index), getPosition(frame, height, level + 1, index >> 1)]
  return `V${(from.y + to.y) / 2}H${to.x}V${to.y}`
}

export function drawClimb(frame: Frame, height: number, leaf: number): string {
  const { x, y } = getPosition(frame, height, 0, leaf)
  return `M${x} ${y}${Array.from({ length: height }, (_, level) => elbow(frame, height, level, leaf >> level)).join('')}`
}

/** Role of a node in the proof of a leaf: on the path to the root, sibling of the path, or not needed. */
export type Part = 'proven' | 'sibling' | 'rest'

export const drawParts = (levels: Levels, leaf: number): Part[][] =>
  levels.map((nodes, level) =>
    nodes.map((_, index) => {
      if (index === leaf >> level) return 'proven'
      return index === ((leaf >> level) ^ 1) ? 'sibling' : 'rest'
    }),
  )
