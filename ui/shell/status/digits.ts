/** Ten digits of 9 × 12 units. Each unit is drawn as 2 × 2 cells. */
const drawings = [
  '..#####..|.#######.|###...###|##.....##|##.....##|##.....##|##.....##|##.....##|##.....##|###...###|.#######.|..#####..',
  '....###..|..#####..|.######..|.##.###..|....###..|....###..|....###..|....###..|....###..|....###..|.#######.|.#######.',
  '..#####..|.#######.|###...###|##.....##|.......##|......###|.....###.|...####..|..###....|.###.....|#########|#########',
  '.######..|########.|##....###|.......##|......###|..#####..|..######.|......###|.......##|##....###|########.|.######..',
  '.....###.|....####.|...#####.|..###.##.|.###..##.|###...##.|##....##.|#########|#########|......##.|......##.|......##.',
  '########.|########.|##.......|##.......|##.####..|########.|###...###|.......##|.......##|##....###|########.|.######..',
  '...####..|..######.|.###...#.|###......|##.####..|########.|###...###|##.....##|##.....##|###...###|.#######.|..#####..',
  '#########|#########|.......##|......###|......##.|.....###.|.....##..|....###..|....##...|...###...|...##....|...##....',
  '..#####..|.#######.|##.....##|##.....##|##.....##|.#######.|.#######.|##.....##|##.....##|##.....##|.#######.|..#####..',
  '..#####..|.#######.|###...###|##.....##|##.....##|###...###|.########|..####.##|......###|.#...###.|.######..|..####...',
] as const

const pitch = 10
const advance = 20
export const height = 24 * pitch
export const measureDigits = (digits: number): number => (digits * advance - 2) * pitch
/** Center of the second of three digits, where the line ends. */
export const middle = { x: measureDigits(3) / 2, y: height / 2 }

/** Shapes of cells. `StatusScreen` chooses one for each digit. */
const cellKinds = ['square', 'dot', 'plus', 'bar'] as const
export type CellKind = (typeof cellKinds)[number]

const shares = [0.5, 0.66, 0.8, 0.88] as const

const getSize = (x: number, y: number) => {
  const wave = Math.sin((x * 31 + y * 7) * 127.1 + 11) * 43_758.5
  return Math.min(3, Math.floor((wave - Math.floor(wave)) * 5))
}

const drawCell = {
  square: (x: number, y: number) => `M${x} ${y}h0`,
  dot: (x: number, y: number) => `M${x} ${y}h0`,
  bar: (x: number, y: number) => `M${x - 4} ${y}h8`,
  plus: (x: number, y: number, size: number) => `M${x - size / 2} ${y}h${size}M${x} ${y - size / 2}v${size}`,
} satisfies Record<CellKind, (x: number, y: number, size: number) => string>

const getStrokeWidth = (kind: CellKind, size: number) => (kind === 'bar' ? size * 0.62 : kind === 'plus' ? 1.4 + size * 0.16 : size)

/** Returns one path for each stroke width, without cells in the way of the line. */
export function drawStrokes(digit: number, at: number, kind: CellKind): { width: number; d: string }[] {
  const rows = drawings[digit]!.split('|')
  const cells = rows.flatMap((row, down) =>
    row
      .split('')
      .flatMap((mark, along) =>
        mark === '#' ? [0, 1, 2, 3].map((part) => ({ x: at * advance + along * 2 + (part % 2), y: down * 2 + Math.floor(part / 2) })) : [],
      ),
  )
  return shares.map((share, group) => {
    const size = Math.round(share * pitch)
    const d = cells
      .filter(({ x, y }) => getSize(x, y) === group && !(Math.abs((x + 0.5) * pitch - middle.x) < pitch && (y + 0.5) * pitch < middle.y))
      .map(({ x, y }) => drawCell[kind]((x + 0.5) * pitch, (y + 0.5) * pitch, size))
      .join('')
    return { width: Number(getStrokeWidth(kind, size).toFixed(1)), d }
  })
}
