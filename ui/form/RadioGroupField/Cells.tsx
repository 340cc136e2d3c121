import { cellPaths, type CellShape } from '../../elements/Cells/shapes.ts'
import * as css from './RadioGroupField.css.ts'

const pitch = 11
const places = Array.from({ length: 12 }, (_, at) => [(at % 4) * pitch + 5, Math.floor(at / 4) * pitch + 5] as const)

/** Twelve cells of one network. */
export const Cells = ({ shape }: { shape: CellShape }) => (
  <svg className={css.art} viewBox="0 0 44 32" aria-hidden="true">
    {places.map(([x, y]) => (
      <path key={`${x}-${y}`} d={cellPaths[shape]} transform={`translate(${x} ${y})`} />
    ))}
  </svg>
)
