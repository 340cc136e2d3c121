import { allowed, type ElementProps } from '../../elements/attributes.ts'
import * as css from './ProductFigure.css.ts'

export interface MachineTexts {
  /** Prompt of its shell, such as `ubuntu@web-1`. */
  login: string
  /** Name of the rest of the node. */
  free: string
}

export interface ReplicasTexts {
  /** Name of the start of the line. */
  image: string
  /** Name of a replica, before its number. */
  replica: string
  /** Beginning of the address at the end of the line. */
  address: string
}

/** `machine` is a part of one node, reached by a shell; `replicas` are copies of one image behind one address. */
export type ProductFigureProps = ElementProps<'svg'> & ({ of: 'machine'; texts: MachineTexts } | { of: 'replicas'; texts: ReplicasTexts })

/** Cells of a node, the first ones taken. */
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

const Machine = ({ texts: { login, free } }: { texts: MachineTexts }) => (
  <>
    <path className={css.line} d="M0 84H120L152 52H216" />
    <circle className={css.station} cx="72" cy="84" r="8" />
    <rect className={css.used} x="216" y="24" width="272" height="56" />
    <rect className={css.free} x="216" y="88" width="272" height="56" />
    <Cells x={232} y={40} count={12} taken={2} size={[8, 8]} />
    <Cells x={232} y={104} count={12} taken={0} size={[8, 8]} />
    <text className={css.said} x="392" y="49">
      {login}
    </text>
    <text className={css.said} x="392" y="66">
      $ _
    </text>
    <text className={css.quiet} x="392" y="121">
      {free}
    </text>
  </>
)

const Replicas = ({ texts: { image, replica, address } }: { texts: ReplicasTexts }) => (
  <>
    <path className={css.line} d="M0 84H560M144 84L192 36H368L416 84M144 84L192 132H368L416 84" />
    <circle className={css.station} cx="72" cy="84" r="8" />
    <circle className={css.station} cx="488" cy="84" r="8" />
    {[1, 2, 3].map((number) => (
      <g key={number}>
        <rect className={css.used} x="204" y={number * 48 - 32} width="152" height="40" />
        <Cells x={220} y={number * 48 - 22} count={4} taken={4} size={[10, 8]} />
        <text className={css.quiet} x="282" y={number * 48 - 8}>
          {replica} {number}
        </text>
      </g>
    ))}
    <text className={`${css.quiet} ${css.middle}`} x="72" y="114">
      {image}
    </text>
    <text className={`${css.quiet} ${css.middle}`} x="488" y="114">
      {address}
    </text>
  </>
)

/** Figure of a product on the line, hidden from screen readers: the text beside it says the same. */
export function ProductFigure(props: ProductFigureProps) {
  const { of: _of, texts: _texts, ...rest } = props
  return (
    <svg aria-hidden="true" focusable="false" {...allowed(rest)} className={css.root} viewBox="0 0 560 168">
      {props.of === 'machine' ? <Machine texts={props.texts} /> : <Replicas texts={props.texts} />}
    </svg>
  )
}
