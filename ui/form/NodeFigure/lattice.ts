/** Half the side of the figure's box, and the radii between which cells stand. */
export const outer = 298
const inner = outer * 0.45
/** Half of the cross that parts the four quarters. */
const gap = 11

/** Place of a cell, from the middle of the node, in the quarter where both are positive. */
export interface Spot {
  x: number
  y: number
  /** Distance from the middle. */
  r: number
}

const sides = [5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, 34] as const
/** Side of the lattice of a node without cells of its own. */
const idle = 17

const known = new Map<number, { pitch: number; spots: readonly Spot[] }>()

/** Cells of one quarter, from the middle outwards, in a lattice with so many cells a side. */
function quarter(side: number) {
  const before = known.get(side)
  if (before) return before
  const pitch = (outer - gap) / side
  const spots = Array.from({ length: side * side }, (_, at) => {
    const x = gap + ((at % side) + 0.5) * pitch
    const y = gap + (Math.floor(at / side) + 0.5) * pitch
    return { x, y, r: Math.hypot(x, y) }
  })
    .filter(({ r }) => r > inner && r < outer - pitch * 0.25)
    .toSorted((a, b) => a.r - b.r || a.x - b.x)
  const made = { pitch, spots }
  known.set(side, made)
  return made
}

/** Lattice for a number of GPUs: the smallest that fits with some room, and how many GPUs one cell then stands for. */
export function latticeFor(gpus: number) {
  const side = gpus === 0 ? idle : (sides.find((each) => quarter(each).spots.length >= gpus * 1.12) ?? sides.at(-1)!)
  const { pitch, spots } = quarter(side)
  const gpusPerCell = Math.max(1, Math.ceil(gpus / spots.length))
  return { side, pitch, spots, gpusPerCell, taken: Math.ceil(gpus / gpusPerCell) }
}

/** Number of GPUs that one cell of the figure stands for. */
export const gpusPerCell = (gpus: number): number => latticeFor(gpus).gpusPerCell
