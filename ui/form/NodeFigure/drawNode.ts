import { createLattice, inner, outer, type Spot } from './lattice.ts'

/** Sizes of the cells of the other networks, as shares of the pitch. */
const sizes = [0.34, 0.5, 0.64, 0.76, 0.86] as const

/** Returns a pseudorandom number between 0 and 1 that is always the same for a cell. */
const hash = (at: number) => {
  const wave = Math.sin(at * 127.1) * 43_758.5
  return wave - Math.floor(wave)
}

/** Returns the index of a cell's size, which is largest in the middle of the ring. */
const getSize = ({ r }: Spot, at: number) =>
  Math.min(4, Math.floor((Math.sin((Math.PI * (r - inner)) / (outer - inner)) * 0.8 + hash(at) * 0.25) * 4.4))

const round = (value: number) => String(Math.round(value))

/** Strokes of one size: their width and their path. */
interface Strokes {
  width: number
  d: string
}

/** Draws the cells of a quarter with one path for each size. `cell` returns the path of a cell from its position and its size. */
const drawCells = (
  spots: readonly Spot[],
  pitch: number,
  width: (size: number) => number,
  cell: (spot: Spot, size: number) => string,
): Strokes[] =>
  sizes.flatMap((share, group) => {
    const d = spots.map((spot, at) => (getSize(spot, at) === group ? cell(spot, share * pitch) : '')).join('')
    return d ? [{ width: Number(width(share * pitch).toFixed(1)), d }] : []
  })

/** Returns the drawing of a node with a number of GPUs. */
export function drawNode(gpus: number) {
  const { pitch, spots, taken, side } = createLattice(gpus)
  const point = ({ x, y }: Spot) => `M${round(x)} ${round(-y)}h0`
  return {
    pitch,
    side,
    taken,
    mine: (from: number, to: number) => spots.slice(from, to).map(point).join(''),
    free: spots.slice(taken).map(point).join(''),
    first: gpus > 0 ? spots[0]! : undefined,
    storage: drawCells(
      spots,
      pitch,
      (size) => size * 0.62,
      ({ x, y }) => `M${round(-x - pitch * 0.43)} ${round(-y)}h${(pitch * 0.86).toFixed(1)}`,
    ),
    compute: drawCells(
      spots,
      pitch,
      (size) => size,
      ({ x, y }) => `M${round(-x)} ${round(y)}h0`,
    ),
    network: drawCells(
      spots,
      pitch,
      (size) => pitch * 0.16 + size * 0.18,
      ({ x, y }, size) => `M${round(x - size / 2)} ${round(y)}h${round(size)}M${round(x)} ${round(y - size / 2)}v${round(size)}`,
    ),
  }
}
