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

function Cell({ label, show, look = 'rest' }: StateCell) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (look === 'focus')
      for (const one of box.current!.querySelectorAll(focusable)) one.classList.add('pseudo-focus', 'pseudo-focus-visible')
  })
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], alignContent: 'start', minInlineSize: 0, maxInlineSize: '100%' }}>
      <span style={{ fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, color: vars.color.text.muted }}>{label}</span>
      <div ref={box} className={worn[look].join(' ')}>
        {show}
      </div>
    </div>
  )
}

function Board({ cells, wide }: { cells: readonly StateCell[]; wide: boolean }) {
  useLayoutEffect(() => {
    // The addon rewrites the sheets when Storybook says that a story is rendered; under Vitest nobody says it.
    if (import.meta.env.MODE === 'test') addons.getChannel().emit(STORY_RENDERED)
  }, [])
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
