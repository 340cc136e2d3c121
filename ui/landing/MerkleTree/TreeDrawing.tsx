import { climbOf, partsOf, placeOf } from '../merkle/drawing.ts'
import type { Levels } from '../merkle/tree.ts'
import * as css from './TreeDrawing.css.ts'

export interface TreeDrawingProps {
  alt: string
  levels: Levels
  /** Proven leaf, counted from 0. */
  leaf: number
  /** Animates the path. */
  moving: boolean
  /**
   * Narrow drawing: each hash on two lines.
   * @default false
   */
  narrow?: boolean
}

/** Two drawings of one tree keep its text at 11 px or more: eight leaves side by side need 460 px in one line. */
const wide = { frame: { x: 32, y: 18, leaf: 68, level: 72 }, box: { width: 56, height: 28 }, size: [540, 252] } as const
const slim = { frame: { x: 14.5, y: 22, leaf: 31, level: 72 }, box: { width: 27, height: 42 }, size: [246, 260] } as const

export function TreeDrawing({ alt, levels, leaf, moving, narrow = false }: TreeDrawingProps) {
  const { frame, box, size } = narrow ? slim : wide
  const height = levels.length - 1
  const parts = partsOf(levels, leaf)
  return (
    <svg className={css.root} data-narrow={narrow} data-moving={moving} viewBox={`0 0 ${size[0]} ${size[1]}`} role="img" aria-label={alt}>
      {levels[0]?.map((_, at) => (
        <path key={at} className={css.edge} d={climbOf(frame, height, at)} />
      ))}
      <path key={`proven ${leaf}`} className={css.path} pathLength={1} d={climbOf(frame, height, leaf)} />
      {levels.map((nodes, level) =>
        nodes.map((hash, index) => {
          const { x, y } = placeOf(frame, height, level, index)
          const lines = narrow ? [hash.slice(0, 2), hash.slice(2, 4)] : [hash.slice(0, 4)]
          return (
            <g
              key={`${level}.${index}`}
              className={css.node}
              data-part={parts[level]![index]}
              data-level={level}
              transform={`translate(${x} ${y})`}
            >
              <rect x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} rx="3" />
              {lines.map((text, line) => (
                <text key={line} y={(line - (lines.length - 1) / 2) * 17 + 5}>
                  {text}
                </text>
              ))}
            </g>
          )
        }),
      )}
    </svg>
  )
}
