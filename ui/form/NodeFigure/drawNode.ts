import { createLattice, inner, outer, type Spot } from './lattice.ts'

const sizes = [0.34, 0.5, 0.64, 0.76, 0.86] as const

const hash = (at: number) => {
  const wave = Math.sin(at * 127.1) * 43_758.5
  return wave - Math.floor(wave)
}

const getSize = ({ r }: Spot, at: number) =>
  Math.min(4, Math.floor((Math.sin((Math.PI * (r - inner)) / (outer - inner)) * 0.8 + hash(at) * 0.25) * 4.4))

const round = (value: number) => String(Math.round(value))

export function drawNode(gpus: number) {
  const { pitch, spots, taken, side } = createLattice(gpus)
  const drawQuarter = (toWidth: (size: number) => number, toPath: (spot: Spot, size: number) => string, cap?: 'round') =>
    sizes.map((share, at) => ({
      width: toWidth(share * pitch).toFixed(1),
      cap,
      d: spots.map((spot, index) => (getSize(spot, index) === at ? toPath(spot, share * pitch) : '')).join(''),
    }))
  const toDot = ({ x, y }: Spot) => `M${round(x)} ${round(-y)}h0`
  return {
    pitch,
    side,
    taken,
    mine: (from: number, to: number) => spots.slice(from, to).map(toDot).join(''),
    free: spots.slice(taken).map(toDot).join(''),
    first: gpus > 0 ? spots[0]! : undefined,
    networks: [
      ...drawQuarter(
        (size) => size * 0.62,
        ({ x, y }) => `M${round(-x - pitch * 0.43)} ${round(-y)}h${(pitch * 0.86).toFixed(1)}`,
      ),
      ...drawQuarter(
        (size) => size,
        ({ x, y }) => `M${round(-x)} ${round(y)}h0`,
        'round',
      ),
      ...drawQuarter(
        (size) => pitch * 0.16 + size * 0.18,
        ({ x, y }, size) => `M${round(x - size / 2)} ${round(y)}h${round(size)}M${round(x)} ${round(y - size / 2)}v${round(size)}`,
      ),
    ].filter(({ d }) => d),
  }
}
