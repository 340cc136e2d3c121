import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FormStrip.css.ts'

export const groupStates = ['ahead', 'current', 'complete', 'wrong'] as const

export interface FormStripProps extends ElementProps<'a', 'href'> {
  /** Anchor of the answers on the page. */
  href: string
  /** Label of the link. */
  label: string
  /** Progress in words, such as `8 of 11`. */
  progress: string
  /** State of each group in order. */
  groups: readonly (typeof groupStates)[number][]
}

/** Progress of a form at the bottom of a narrow window, with a link to the answers. */
export function FormStrip({ label, progress, groups, ...rest }: FormStripProps) {
  const width = groups.length * 26 - 16 + 2
  return (
    <a {...pickAllowedProps(rest)} className={css.root} data-band="ink">
      <svg className={css.line} width={width} height="12" viewBox={`0 0 ${width} 12`} aria-hidden="true">
        {groups.map((state, at) => (
          <g key={at}>
            {at > 0 && (
              <path className={css.part} data-state={groups[at - 1] === 'complete' ? 'complete' : undefined} d={`M${at * 26 - 15} 6h15`} />
            )}
            <circle className={css.part} data-state={state} cx={at * 26 + 6} cy="6" r="4" />
          </g>
        ))}
      </svg>
      <bdi className={css.progress}>{progress}</bdi>
      <span className={css.label}>{label}</span>
    </a>
  )
}
