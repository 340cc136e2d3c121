import { useId } from 'react'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { cellPaths, type CellShape } from './shapes.ts'
import * as css from './Cells.css.ts'

export interface CellsProps extends ElementProps<'svg'> {
  /** Network whose cells fill the swatch. */
  shape: CellShape
}

/** Decorative swatch of a network's cells. Put the network's name beside it. */
export function Cells({ shape, ...rest }: CellsProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" {...pickAllowedProps(rest)} className={css.root}>
      <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
        <path d={cellPaths[shape]} transform="translate(6 6)" fill="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
