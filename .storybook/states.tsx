import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { vars } from '../tokens/contract.css.ts'
import { statesModes } from './modes.ts'

/** Storybook prints a story's elements with all that React keeps in them, which takes minutes for nested ones: the source is shown instead. */
export const plainSource = { source: { type: 'code' } }

/** What a pointer or the keyboard does to a component, as `storybook-addon-pseudo-states` shows it. */
export const looks = ['rest', 'hover', 'focus', 'pressed'] as const
export type Look = (typeof looks)[number]

/** One labelled picture in a `States` story. */
export interface StateCell {
  label: string
  show: ReactNode
  /** @default 'rest' */
  look?: Look
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const worn: Record<Look, string[]> = {
  rest: [],
  hover: ['pseudo-hover-all'],
  focus: [],
  pressed: ['pseudo-hover-all', 'pseudo-active-all'],
}

function Worn({ look, children }: { look: Look; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (look === 'focus')
      for (const one of box.current!.querySelectorAll(focusable)) one.classList.add('pseudo-focus', 'pseudo-focus-visible')
  })
  return (
    <div ref={box} className={worn[look].join(' ')}>
      {children}
    </div>
  )
}

function Cell({ label, show, look = 'rest' }: StateCell) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], alignContent: 'start', minInlineSize: 0, maxInlineSize: '100%' }}>
      <span style={{ fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, color: vars.color.text.muted }}>{label}</span>
      <Worn look={look}>{show}</Worn>
    </div>
  )
}

/** One row of a matrix: a variant, in every state that it has. */
export interface StateRow<Column extends string> {
  label: string
  /** What is in a column, or nothing where the state does not exist. */
  show: (column: Column) => ReactNode
}

const isLook = (column: string): column is Look => (looks as readonly string[]).includes(column)
const heading = { padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`, textAlign: 'start', fontFamily: vars.font.mono, fontSize: vars.size.label, fontWeight: 400, letterSpacing: 0, color: vars.color.text.muted } as const

function Matrix({ columns, rows }: { columns: readonly string[]; rows: readonly { label: string; cells: readonly ReactNode[] }[] }) {
  useLooks()
  return (
    <div style={{ overflowX: 'auto', paddingBlockEnd: vars.space[2] }}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={heading}>
              Variant
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" style={heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" style={{ ...heading, whiteSpace: 'nowrap', verticalAlign: 'top' }}>
                {label}
              </th>
              {columns.map((column, at) => (
                <td key={column} style={{ padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]} 0`, verticalAlign: 'top' }}>
                  <Worn look={isLook(column) ? column : 'rest'}>{cells[at]}</Worn>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rewrites the sheets for the pseudo states, as the addon does when Storybook says that a story is rendered; under Vitest nobody says it. */
const useLooks = () =>
  useLayoutEffect(() => {
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(STORY_RENDERED)
  }, [])

function Board({ cells, wide }: { cells: readonly StateCell[]; wide: boolean }) {
  useLooks()
  return (
    <div
      style={{
        display: wide ? 'grid' : 'flex',
        gridTemplateColumns: 'minmax(0, 1fr)',
        flexWrap: 'wrap',
        gap: `${vars.space[8]} ${vars.space[6]}`,
      }}
    >
      {cells.map((cell) => (
        <Cell key={cell.label} {...cell} />
      ))}
    </div>
  )
}

/** One cell for each look, or for those that are asked for. */
export function inLooks(label: string, show: (look: Look) => ReactNode, only: readonly Look[] = looks): StateCell[] {
  return only.map((look) => ({ label: look === 'rest' ? label : `${label}, ${look}`, show: show(look), look }))
}

/** A `States` story: every variant and state, labelled. `wide` gives each cell the whole width. */
export function states<Args>(cells: (args: Args) => readonly StateCell[], { wide = false }: { wide?: boolean } = {}) {
  return {
    render: (args: Args) => <Board cells={cells(args)} wide={wide} />,
    parameters: { layout: 'padded', docs: plainSource, chromatic: { modes: statesModes } },
  }
}

/** A `States` story as a table: a row for each variant, a column for each state. A column that is a `Look` is shown with it. */
export function matrix<Args, Column extends string>(columns: readonly Column[], rows: (args: Args) => readonly StateRow<Column>[]) {
  return {
    render: (args: Args) => <Matrix columns={columns} rows={rows(args).map(({ label, show }) => ({ label, cells: columns.map(show) }))} />,
    parameters: { layout: 'padded', docs: plainSource, chromatic: { modes: statesModes } },
  }
}
