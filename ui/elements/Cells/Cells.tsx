import { useId } from 'react'
import { cellPaths, type CellShape } from './shapes.ts'
import * as css from './Cells.css.ts'

export interface CellsProps {
  /** Network whose cells fill the swatch. */
  shape: CellShape
}

/** Swatch of a network: rows of its cells, as wide as its place. Decoration; the name stands beside it. */
export function Cells({ shape }: CellsProps) {
  const id = useId()
  return (
    <svg className={css.root} aria-hidden="true">
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d={cellPaths[shape]} transform="translate(6 6)" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
