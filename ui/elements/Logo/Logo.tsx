import type { ElementProps } from '../attributes.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends ElementProps<'span'> {
  /** Name beside the ring. */
  name: string
  /** Second, quieter word, such as the part of the site. */
  area?: string
}

/** Mark with the name beside it. */
export function Logo({ name, area, ...rest }: LogoProps) {
  return (
    <span {...rest} className={css.root}>
      <svg className={css.mark} viewBox="0 0 20 28" aria-hidden="true" focusable="false">
        <path d="M10 1v5m0 16v5" strokeWidth="3" />
        <circle cx="10" cy="14" r="7.25" strokeWidth="5" />
      </svg>
      <span className={css.name}>{name}</span> {area && <span className={css.area}>{area}</span>}
    </span>
  )
}
