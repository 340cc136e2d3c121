import { climbOf, placeOf } from '../../merkle/drawing.ts'
import type { Levels } from '../../merkle/tree.ts'
import * as css from './LeafTree.css.ts'

export interface LeafTreeProps {
  /** Levels of the tree, leaves first. */
  levels: Levels
  /** Leaves that no longer match their data, counted from 0. */
  failed: readonly number[]
  /** True when every check passes. */
  verified: boolean
}

const frame = { x: 15, y: 8, leaf: 30, level: 20 }
const size = 10

/** Small tree of eight leaves and a root; decorative, because the facts beside it say the same. */
export function LeafTree({ levels, failed, verified }: LeafTreeProps) {
  const height = levels.length - 1
  return (
    <svg className={css.root} viewBox="0 0 240 76" aria-hidden="true" focusable="false">
      {levels[0]?.map((_, leaf) => (
        <path key={leaf} className={css.edge} d={climbOf(frame, height, leaf)} />
      ))}
      {levels.map((nodes, level) =>
        nodes.map((_, index) => {
          const { x, y } = placeOf(frame, height, level, index)
          const wrong = level === 0 && failed.includes(index)
          return (
            <g key={`${level}.${index}`} transform={`translate(${x} ${y})`}>
              <rect
                className={css.node}
                data-state={wrong ? 'failed' : level === height && verified ? 'verified' : undefined}
                x={-size / 2}
                y={-size / 2}
                width={size}
                height={size}
                rx="1.5"
              />
              {wrong && <path className={css.cross} d="M-2.5 -2.5L2.5 2.5M2.5 -2.5L-2.5 2.5" />}
            </g>
          )
        }),
      )}
    </svg>
  )
}
