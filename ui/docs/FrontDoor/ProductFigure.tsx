import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './ProductFigure.css.ts'

export const productFigures = ['machine', 'replicas'] as const

export interface ProductFigureProps extends ElementProps<'svg'> {
  /** `machine` is a part of one node, `replicas` are copies of an image behind one address. */
  of: (typeof productFigures)[number]
}

const Cells = ({ x, y, count, taken, size }: { x: number; y: number; count: number; taken: number; size: readonly [number, number] }) =>
  [0, 1].flatMap((row) =>
    Array.from({ length: count }, (_, at) => (
      <rect
        key={`${row}-${at}`}
        className={at < (row === 0 || size[0] === 8 ? taken : 0) ? css.on : css.off}
        x={x + at * (size[0] + 4)}
        y={y + row * 12}
        width={size[0]}
        height={size[1]}
      />
    )),
  )

const Machine = () => (
  <>
    <path className={css.line} d="M0 84H120L152 52H216" />
    <circle className={css.station} cx="72" cy="84" r="8" />
    <rect className={css.used} x="216" y="24" width="272" height="56" />
    <rect className={css.free} x="216" y="88" width="272" height="56" />
    <Cells x={232} y={42} count={20} taken={4} size={[8, 8]} />
    <Cells x={232} y={106} count={20} taken={0} size={[8, 8]} />
  </>
)

const Replicas = () => (
  <>
    <path className={css.line} d="M0 84H560M144 84L192 36H368L416 84M144 84L192 132H368L416 84" />
    <circle className={css.station} cx="72" cy="84" r="8" />
    <circle className={css.station} cx="488" cy="84" r="8" />
    {[1, 2, 3].map((number) => (
      <g key={number}>
        <rect className={css.used} x="204" y={number * 48 - 32} width="152" height="40" />
        <Cells x={220} y={number * 48 - 22} count={8} taken={8} size={[10, 8]} />
      </g>
    ))}
  </>
)

/** Product figure, hidden from screen readers because the text says the same. */
export function ProductFigure({ of, ...rest }: ProductFigureProps) {
  return (
    <Static as="svg" aria-hidden="true" {...pickAllowedProps(rest)} className={css.root} viewBox="0 0 560 168">
      {of === 'machine' ? <Machine /> : <Replicas />}
    </Static>
  )
}
