import { useId, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { height, middle, drawStrokes, measureDigits, type CellKind } from './digits.ts'
import * as css from './StatusScreen.css.ts'

export interface StatusScreenProps extends ElementProps<'section'> {
  status: string | undefined
  /** Makes screen readers read the status first. @default false */
  announced?: boolean
  title: string
  /** Draws the end of the progress line as broken. @default false */
  broken?: boolean
  children: ReactNode
}

const kinds = { whole: ['square', 'dot', 'plus'], broken: ['square', 'dot', 'bar'] } as const satisfies Record<string, readonly CellKind[]>
const caps = { square: 'square', dot: 'round', plus: 'butt', bar: 'butt' } as const
const ring = 18
const cross = ring * 0.42

export function StatusScreen({ status, announced = false, title, broken = false, children, ...rest }: StatusScreenProps) {
  const id = useId()
  const drawn = status !== undefined && /^\d{3}$/.test(status) ? status : undefined
  const end = middle.y - ring
  return (
    <section aria-labelledby={id} {...pickAllowedProps(rest)} className={css.root} data-fill="" data-plain={drawn ? undefined : ''}>
      <span className={css.ground} />
      <div className={css.head}>
        {drawn && <span className={css.comes} />}
        <div>
          {announced && (
            <VisuallyHidden>
              <p>{status}</p>
            </VisuallyHidden>
          )}
          <h1 className={css.title} id={id}>
            {title}
          </h1>
        </div>
        <div className={css.side}>{children}</div>
      </div>
      {drawn && (
        <div className={css.figure}>
          <svg className={css.drawing} viewBox={`0 0 ${measureDigits(3)} ${height}`} aria-hidden="true">
            {drawn.split('').map((digit, at) => {
              const kind = kinds[broken ? 'broken' : 'whole'][at]!
              return (
                <g key={at} strokeLinecap={caps[kind]}>
                  {drawStrokes(Number(digit), at, kind).map(({ width, d }) => (
                    <path key={width} strokeWidth={width} d={d} />
                  ))}
                </g>
              )
            })}
            <path className={css.line} d={`M${middle.x} -2000V${broken ? 40 : end}`} />
            {broken && <path className={css.broken} d={`M${middle.x} 40V${end}`} />}
            <circle className={css.ring} data-broken={broken ? '' : undefined} cx={middle.x} cy={middle.y} r={ring} />
            {broken && (
              <path
                className={css.broken}
                d={`M${middle.x - cross} ${middle.y - cross}l${2 * cross} ${2 * cross}m0 ${-2 * cross}l${-2 * cross} ${2 * cross}`}
              />
            )}
          </svg>
        </div>
      )}
    </section>
  )
}
