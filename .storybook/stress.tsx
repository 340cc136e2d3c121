import type { CSSProperties, ReactNode } from 'react'
import { vars } from '../tokens/contract.css.ts'
import { scale } from '../tokens/scale.ts'
import { plainSource } from './states.tsx'

/** What one row of a `Stress` story is filled with. Every row has its own words, so that no two landmarks share a name. */
export interface Copy {
  /** `long`, `one`, `large` or `rtl`: makes ids and keys unique among the rows. */
  id: string
  /** One word: a label, a tab, a link. */
  word: string
  /** A few words: a title, a question. */
  title: string
  /** A sentence or two. */
  text: string
}

const rows: readonly (Copy & { label: string; dir?: 'rtl'; style?: CSSProperties })[] = [
  {
    id: 'long',
    label: 'Long words',
    word: 'Rechenzentrumskapazitätsbereitstellungsantrag',
    title: 'Landwirtschaftsflächenbewirtschaftungsgenossenschaften und Donaudampfschifffahrtsgesellschaften',
    text: 'Bodenfeuchtigkeitsmessungen und Wettervorhersageauswertungen werden gemeinsam betrachtet, damit die Frühjahrsbewirtschaftungsmaßnahmenplanung rechtzeitig beginnen kann.',
  },
  { id: 'one', label: 'One character', word: 'i', title: 'I', text: 'i' },
  {
    id: 'large',
    label: 'Text at 200 %',
    word: 'Saatgut',
    title: 'Aussaat im Frühjahr',
    text: 'Die Felder werden bestellt, sobald der Boden trägt.',
    style: Object.fromEntries(
      Object.entries(vars.size).map(([name, value]) => [value.slice(4, -1), `calc(2 * ${scale.size[name as keyof typeof scale.size]})`])
    ),
  },
  {
    id: 'rtl',
    label: 'Right to left',
    word: 'Ernte',
    title: 'Ernte im Herbst (2026)',
    text: 'Latin words on purpose: the pinned fonts have no Hebrew or Arabic, and it is the layout that turns.',
    dir: 'rtl',
  },
]

/**
 * A `Stress` story: one labelled row for long words, one character, text at 200 % (twice the size in the same space, without a
 * wider window) and right to left. It is shown 360 px wide and fails when the page scrolls sideways.
 */
export function stress<Args>(example: (copy: Copy, args: Args) => ReactNode) {
  return {
    globals: { viewport: { value: 'narrow', isRotated: false } },
    parameters: { layout: 'padded', docs: plainSource },
    render: (args: Args) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] }}>
        {rows.map(({ label, dir, style, ...copy }) => (
          <div key={copy.id} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }}>
            <span style={{ fontFamily: vars.font.mono, fontSize: vars.size.label, letterSpacing: 0, color: vars.color.text.muted }}>
              {label}
            </span>
            <div dir={dir} style={{ ...style, fontSize: vars.size.body }}>
              {example(copy, args)}
            </div>
          </div>
        ))}
      </div>
    ),
    play: ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const page = canvasElement.ownerDocument.documentElement
      if (page.scrollWidth <= page.clientWidth) return
      const beyond = [...canvasElement.querySelectorAll('*')].filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return right > page.clientWidth + 0.5 || left < -0.5 || left + one.scrollWidth > page.clientWidth + 1
      })
      const named = beyond.map((one) => `${one.localName}.${one.getAttribute('class') ?? ''} “${one.textContent.slice(0, 30)}”`)
      throw new Error(
        `The page scrolls sideways (${page.scrollWidth} px in ${page.clientWidth}). Beyond the edge: ${named.slice(-8).join(', ')}`
      )
    },
  }
}
