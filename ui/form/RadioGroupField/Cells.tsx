import * as css from './RadioGroupField.css.ts'

/** Shapes of the networks' cells: a GPU, a storage bar, a compute dot. */
export type CellShape = 'square' | 'bar' | 'dot'

const cells = {
  square: (x: number, y: number) => `M${x} ${y}h8v8h-8z`,
  bar: (x: number, y: number) => `M${x} ${y + 2}h11v5h-11z`,
  dot: (x: number, y: number) => `M${x} ${y + 4}a4 4 0 108 0 4 4 0 10-8 0z`,
} satisfies Record<CellShape, (x: number, y: number) => string>

const places = Array.from({ length: 12 }, (_, at) => [(at % 4) * 11, Math.floor(at / 4) * 11] as const)

/** Twelve cells of one shape. */
export const Cells = ({ shape }: { shape: CellShape }) => (
  <svg className={css.art} viewBox="0 0 44 32" aria-hidden="true" focusable="false">
    <path d={places.map(([x, y]) => cells[shape](x, y)).join('')} />
  </svg>
)
