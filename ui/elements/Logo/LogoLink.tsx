import type { ReactNode } from 'react'
import { Anchor } from '../Link/Anchor.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Logo } from './Logo.tsx'
import * as css from './Logo.css.ts'

/** Content of a `LogoLink`. */
export interface LogoLinkData {
  name: string
  /** Muted second word, such as the part of the site. */
  area?: string
  /** Address, normally `/`. */
  href: string
  /** Replaces the mark and the name. */
  drawing?: ReactNode
  /** Accessible name, which must start with `name`, such as `Meridian, home`. */
  label: string
}

export function LogoLink({ name, area, href, drawing, label }: LogoLinkData) {
  return (
    <Anchor className={css.link} href={href}>
      <span className={css.content} aria-hidden="true">
        {drawing ?? <Logo name={name} area={area} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  )
}
