import type { BandName } from '@workspace/tokens/color/colors.ts'
import { useRef } from 'react'
import type { Lane } from './lane-names.ts'
import { LineRun, LineStation, LineTurn } from './Line.tsx'
import * as css from './Line.fixture.css.ts'
import { useDrawnLine } from './useDrawnLine.ts'

export interface Stretch {
  from: Lane
  to: Lane
  band?: BandName
}

/** Page with several stretches. Each moves the line from one lane to another. */
export function LinePage({ stretches }: { stretches: readonly Stretch[] }) {
  const page = useRef<HTMLDivElement>(null)
  useDrawnLine(page)
  return (
    <div ref={page}>
      {stretches.map(({ from, to, band }) => (
        <div key={`${from}-${to}`} className={css.band} data-band={band}>
          <div className={css.page}>
            <div className={css.columns}>
              <LineRun lane={from} place={css.above} />
              <LineTurn from={from} to={to} place={css.turned} />
              <LineRun lane={to} place={css.below} />
              <LineStation lane={to} place={css.ring} />
              <p className={css.text}>
                {from} to {to}
              </p>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
