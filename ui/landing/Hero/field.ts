export const size = 68
const middle = size / 2
const outer = 33.2
const inner = 14.2
const levels = [0, 0.34, 0.48, 0.62, 0.76, 0.88]

type Network = 'storage' | 'gpu' | 'compute' | 'network'
const networks = ['storage', 'gpu', 'compute', 'network'] as const satisfies Network[]

function getChance(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Returns a size from 1 to 5, or 0 for no cell. Cells are largest midway across the ring and vary in waves. */
function getLevel(x: number, y: number): number {
  const [dx, dy] = [x + 0.5 - middle, y + 0.5 - middle]
  const radius = Math.hypot(dx, dy)
  if (radius <= inner || radius >= outer || Math.abs(dx) <= 1 || Math.abs(dy) <= 1) return 0
  if (getChance(x, y) < 0.07) return 1
  const depth = (radius - inner) / (outer - inner)
  const angle = Math.atan2(dy, dx)
  const load =
    Math.sin(Math.PI * Math.min(1, depth * 0.94 + 0.03)) ** 0.6 * (0.86 + 0.26 * Math.cos(angle - 2.2)) +
    0.11 * Math.sin(angle * 8 + radius * 0.6)
  return Math.max(1, Math.min(5, Math.round(load * 5)))
}

const findNetwork = (x: number, y: number) => (y < middle ? 0 : 2) + (x < middle ? 0 : 1)

/** Draws a path whose dashes are cells, one per unit, each `width` long and `height` high. */
function drawDashes(d: string, width: number, height: number, round = false): string {
  const [dash, gap, shift] = [width, 1 - width, 0.5 - width / 2].map((value) => Number(value.toFixed(2)))
  const cap = round ? ' stroke-linecap="round"' : ''
  return `<path d="${d}" stroke-width="${height}" stroke-dasharray="${dash} ${gap}" transform="translate(${shift} 0)"${cap}/>`
}

const drawings: Record<Network, (d: string, size: number) => string> = {
  gpu: (d, cell) => drawDashes(d, cell, cell),
  storage: (d, cell) => drawDashes(d, 0.86, Number((cell * 0.62).toFixed(2))),
  compute: (d, cell) => drawDashes(d, 0, cell, true),
  network: (d, cell) => {
    const arm = Number((0.14 + cell * 0.16).toFixed(2))
    return drawDashes(d, arm, cell) + drawDashes(d, cell, arm)
  },
}

let drawn: string | undefined

/** Each run of equal cells is one dashed stroke, so the SVG of 2,668 cells is only 3.2 kB compressed. */
export function drawField(): string {
  if (drawn !== undefined) return drawn
  const runs = networks.map(() => levels.map(() => ''))
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size;) {
      const [level, network] = [getLevel(x, y), findNetwork(x, y)]
      const start = x
      do x++
      while (x < size && getLevel(x, y) === level && findNetwork(x, y) === network)
      if (level > 0) runs[network]![level] += `M${start} ${y + 0.5}h${x - start - 0.1}`
    }
  }
  drawn = networks.flatMap((network, at) => runs[at]!.map((d, level) => (d ? drawings[network](d, levels[level]!) : ''))).join('')
  return drawn
}

const isOnLine = (x: number, y: number) => y >= middle && Math.abs(x - 52.5) < 3

export const workingCells: readonly (readonly [x: number, y: number])[] = Array.from({ length: size * size }, (_, at) => at)
  .filter((at) => getChance(at, 7) < 0.02)
  .map((at) => [at % size, Math.floor(at / size)] as const)
  .filter(([x, y]) => getLevel(x, y) > 1 && !isOnLine(x, y))
  .toSorted(([ax, ay], [bx, by]) => getChance(ay, ax) - getChance(by, bx))
  .slice(0, 24)
