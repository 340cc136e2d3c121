import type { ReactNode } from 'react'
import { Anchor } from '../Link/Anchor.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Logo } from './Logo.tsx'
import * as css from './LogoLink.css.ts'

/** The logo, and where it leads. */
export interface LogoLinkData {
  /** The name beside the mark. */
  name: string
  /** A second, quieter word, such as the part of the site. */
  area?: string
  /** Where it leads, normally `/`. */
  href: string
  /** Your own drawing in place of the mark and the name. */
  drawing?: ReactNode
  /** What the link is called; it begins with the name, for example `Meridian, home`. */
  label: string
}

interface LogoLinkProps extends LogoLinkData {
  /** Half of the ring is outside of the content. @default false */
  outdent?: boolean
}

/** The logo as a link, at the head and the foot of a page. */
export function LogoLink({ name, area, href, drawing, label, outdent = false }: LogoLinkProps) {
  return (
    <Anchor className={css.root} href={href} data-outdent={outdent ? '' : undefined}>
      <span className={css.name} aria-hidden="true">
        {drawing ?? <Logo name={name} area={area} />}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  )
}
