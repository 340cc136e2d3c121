import { latticeFor, outer, type Spot } from './lattice.ts'

/** Sizes of the cells of the other networks, as shares of the pitch. */
const sizes = [0.34, 0.5, 0.64, 0.76, 0.86] as const
const near = outer * 0.45

/** The same number between 0 and 1 for the same cell. */
const noise = (at: number) => {
  const wave = Math.sin(at * 127.1) * 43_758.5
  return wave - Math.floor(wave)
}

/** Size of a cell: largest in the middle of the ring. */
const sizeAt = ({ r }: Spot, at: number) =>
  Math.min(4, Math.floor((Math.sin((Math.PI * (r - near)) / (outer - near)) * 0.8 + noise(at) * 0.25) * 4.4))

const short = (value: number) => String(Math.round(value))

/** Strokes of one size: their width, and where they are. */
interface Strokes {
  width: number
  d: string
}

/** Cells of a quarter as strokes, a path for each size; drawn by `cell`, which gets place and size in units. */
const bySize = (
  spots: readonly Spot[],
  pitch: number,
  width: (size: number) => number,
  cell: (spot: Spot, size: number) => string,
): Strokes[] =>
  sizes.flatMap((share, group) => {
    const d = spots.map((spot, at) => (sizeAt(spot, at) === group ? cell(spot, share * pitch) : '')).join('')
    return d ? [{ width: Number(width(share * pitch).toFixed(1)), d }] : []
  })

/** Everything that the node consists of at this number of GPUs. */
export function drawNode(gpus: number) {
  const { pitch, spots, taken, side } = latticeFor(gpus)
  const point = ({ x, y }: Spot) => `M${short(x)} ${short(-y)}h0`
  return {
    pitch,
    side,
    taken,
    mine: (from: number, to: number) => spots.slice(from, to).map(point).join(''),
    free: spots.slice(taken).map(point).join(''),
    first: gpus > 0 ? spots[0]! : undefined,
    storage: bySize(
      spots,
      pitch,
      (size) => size * 0.62,
      ({ x, y }) => `M${short(-x - pitch * 0.43)} ${short(-y)}h${(pitch * 0.86).toFixed(1)}`,
    ),
    compute: bySize(
      spots,
      pitch,
      (size) => size,
      ({ x, y }) => `M${short(-x)} ${short(y)}h0`,
    ),
    network: bySize(
      spots,
      pitch,
      (size) => pitch * 0.16 + size * 0.18,
      ({ x, y }, size) => `M${short(x - size / 2)} ${short(y)}h${short(size)}M${short(x)} ${short(y - size / 2)}v${short(size)}`,
    ),
  }
}
