export const outer = 298
export const inner = outer * 0.45
const gap = 11

/** Position of a cell from the middle of the node, in the quarter with positive coordinates. */
export interface Spot {
  x: number
  y: number
  r: number
}

const sides = [5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, 34] as const
const idle = 17

function createQuarter(side: number) {
  const pitch = (outer - gap) / side
  const spots = Array.from({ length: side * side }, (_, at) => {
    const x = gap + ((at % side) + 0.5) * pitch
    const y = gap + (Math.floor(at / side) + 0.5) * pitch
    return { x, y, r: Math.hypot(x, y) }
  })
    .filter(({ r }) => r > inner && r < outer - pitch * 0.25)
    .toSorted((a, b) => a.r - b.r || a.x - b.x)
  return { pitch, spots }
}

/** Returns the smallest lattice with room for 12 % more GPUs, or else the largest one. Without GPUs, returns the lattice of an idle node. */
export function createLattice(gpus: number) {
  const side = gpus === 0 ? idle : (sides.find((each) => createQuarter(each).spots.length >= gpus * 1.12) ?? sides.at(-1)!)
  const { pitch, spots } = createQuarter(side)
  const gpusPerCell = Math.max(1, Math.ceil(gpus / spots.length))
  return { side, pitch, spots, gpusPerCell, taken: Math.ceil(gpus / gpusPerCell) }
}

/** Returns how many GPUs a cell of the figure represents. */
export const gpusPerCell = (gpus: number): number => createLattice(gpus).gpusPerCell
