import { tallMark as mark } from '@workspace/tokens/mark.ts'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends ElementProps<'span'> {
  /** Name beside the mark. */
  name: string
  /** Muted second word, such as the part of the site. */
  area?: string
}

/** Mark with the name beside it. */
export function Logo({ name, area, ...rest }: LogoProps) {
  return (
    <span {...pickAllowedProps(rest)} className={css.root}>
      <svg className={css.mark} viewBox={mark.viewBox} aria-hidden="true">
        <path d={mark.line.d} strokeWidth={mark.line.width} />
        <circle cx={mark.ring.cx} cy={mark.ring.cy} r={mark.ring.r} strokeWidth={mark.ring.width} />
      </svg>
      <span className={css.name}>{name}</span> {area && <span className={css.area}>{area}</span>}
    </span>
  )
}
