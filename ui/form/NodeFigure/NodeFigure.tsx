import { useMemo, useState } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './NodeFigure.css.ts'
import { drawNode } from './drawNode.ts'
import type { nodeStates } from './variants.ts'

export interface NodeFigureProps extends ElementProps<'section'> {
  /** Heading of level 2. */
  title: string
  /** Line below the heading, such as the location. */
  detail?: string
  /** One or two lines about the node. */
  facts: readonly { figure?: string; text: string }[]
  /** Names of the four networks. */
  networks: { gpu: string; storage: string; compute: string; network: string }
  /** Number of GPUs. Up to 717, each has its own cell. From 718 on, a cell represents several GPUs. */
  gpus: number
  /** Memory per GPU in gigabytes, which sets the size of the cells. @default 0 */
  gigabytes?: number
  /** Draws filled cells. Set it once the type of GPU is known. @default false */
  filled?: boolean
  /** Connection to the form: not submitted, stopped by errors, submitting, or connected. @default 'open' */
  state?: (typeof nodeStates)[number]
}

const half = 300
const box = `${-half} ${-half} ${2 * half} ${2 * half}`

/** Drawing of a node. One quarter shows the applicant's GPUs as cells, and the other three are dimmed. */
export function NodeFigure({
  title,
  detail,
  facts,
  networks,
  gpus,
  gigabytes = 0,
  filled = false,
  state = 'open',
  ...rest
}: NodeFigureProps) {
  const node = useMemo(() => drawNode(gpus), [gpus])
  const [{ now, before }, setSeen] = useState<{ now: typeof node; before?: typeof node }>({ now: node })
  if (now !== node) setSeen({ now: node, before: now })
  // Animates only new cells, or all cells of a new lattice.
  const settled = before?.side === node.side ? Math.min(before.taken, node.taken) : 0
  const share = gigabytes > 0 ? Math.min(0.8, 0.34 + (Math.max(0, gigabytes - 12) / 68) * 0.46) : 0.66
  const size = Number((node.pitch * share).toFixed(1))
  const end = node.first && { x: Math.round(node.first.x), y: Math.round(-node.first.y) }
  return (
    <section {...pickAllowedProps(rest)} className={css.root} data-state={state} data-has={gpus > 0 ? '' : undefined}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.facts}>
          {facts.map(({ figure, text }) => (
            <span key={text} className={css.fact}>
              {/* Keeps the number before its words on a right-to-left page. */}
              <bdi>
                {figure && <strong className={css.counted}>{figure}</strong>}
                {text}
              </bdi>{' '}
            </span>
          ))}
        </p>
        <p className={css.detail}>{detail}</p>
      </div>
      <div className={css.figure} aria-hidden="true">
        <svg className={css.drawing} viewBox={box}>
          <circle className={css.ground} r={half} />
        </svg>
        <span className={css.wire} />
        <svg className={css.drawing} viewBox={box}>
          <g className={css.dim}>
            {node.networks.map(({ width, cap, d }, at) => (
              <path key={at} strokeWidth={width} strokeLinecap={cap} d={d} />
            ))}
            <path strokeWidth={Math.max(2, node.pitch * 0.16).toFixed(1)} strokeLinecap="round" d={node.free} />
          </g>
          <path className={css.mine} strokeWidth={size} d={node.mine(0, settled)} />
          <path className={css.fresh} key={`${node.side}-${node.taken}`} strokeWidth={size} d={node.mine(settled, node.taken)} />
          {gpus > 0 && !filled && <path className={css.hollow} strokeWidth={Math.max(0.1, size - 4)} d={node.mine(0, node.taken)} />}
          {end && (
            <>
              <path className={css.probe} d={`M0-16V${end.y + 12}q0-12 12-12H${end.x}`} />
              <path className={css.end} d={`M${end.x} ${end.y}h0`} />
            </>
          )}
          <circle className={css.hub} r="14" data-hub="" />
        </svg>
        <div className={css.names}>
          {(['storage', 'gpu', 'compute', 'network'] as const).map((name) => (
            <span key={name} className={css.name} data-lit={name === 'gpu' && gpus > 0 ? '' : undefined}>
              <span className={css.word}>{networks[name]}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
