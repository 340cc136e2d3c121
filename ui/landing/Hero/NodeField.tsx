import { Static } from '../../elements/Part/Static.tsx'
import { drawField, size } from './field.ts'
import * as css from './NodeField.css.ts'

export interface NodeFieldProps {
  alt: string
  networks: readonly [string, string, string, string]
  source: string
  verified: string
  paused: boolean
}

const box = `0 0 ${size} ${size}`
const route = 'M34-60V34H51.2Q53 34 53 35.8V160'
const narrowRoute = 'M34 34H46Q48 34 48 36V43'
const probes = 'M34 34H24Q22.5 34 22.5 32.5V24M25 34H24Q22.5 34 22.5 35.5V44M44 34Q45.5 34 45.5 32.5V24'

// oxlint-disable-next-line react/no-danger -- our own drawing, whose text contains no input
const Field = () => <g dangerouslySetInnerHTML={{ __html: drawField() }} />

/** A workload enters on the line, passes through the hub, and is verified by one cell. */
export function NodeField({ alt, networks, source, verified, paused }: NodeFieldProps) {
  return (
    <div className={css.root} role="img" aria-label={alt} data-paused={paused ? '' : undefined}>
      <Static as="svg" className={css.field} viewBox={box} aria-hidden="true">
        <Field />
      </Static>
      <Static as="svg" className={css.wire} viewBox={box} aria-hidden="true">
        <g className={css.inColumns}>
          <path className={css.halo} d="M34-60V34H53V160M51 48h13m0 2H51" />
          <path className={css.thread} d={probes} />
          <path className={css.end} d="M22 23h1v1h-1zM22 44h1v1h-1zM45 23h1v1h-1z" />
          <path className={css.track} d={route} />
          <rect className={css.lock} x="51.4" y="47.4" width="3.2" height="3.2" />
        </g>
        <g className={css.inOneColumn}>
          <path className={css.halo} d="M71 21H34V34H48V160M44 43h6m0 2h-6" />
          <path className={css.track} d={narrowRoute} />
          <rect className={css.lock} x="46" y="42" width="4" height="4" />
        </g>
        <circle className={css.hub} cx="34" cy="34" r="1.65" />
      </Static>
      <Static aria-hidden="true">
        <span className={css.descent} />
        <span className={css.arrival} />
        <span className={css.stem} />
      </Static>
      <Static className={css.work} aria-hidden="true">
        {css.workers.map((worker) => (
          <i key={worker} className={worker} />
        ))}
        <i className={css.pulse} />
        <i className={css.blink} />
      </Static>
      <Static aria-hidden="true">
        {networks.map((name) => (
          <span key={name} className={css.network}>
            {name}
          </span>
        ))}
        <span className={css.source}>{source}</span>
        <span className={css.verified}>{verified}</span>
      </Static>
    </div>
  )
}
