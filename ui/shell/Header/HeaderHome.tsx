import { Anchor } from '../../elements/Link/Anchor.tsx'
import { Logo } from '../../elements/Logo/Logo.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Header.css.ts'
import type { HeaderLogo } from './types.ts'

/** The logo as a link; its ring stands on the line of the sections below. */
export function HeaderHome({ logo }: { logo: HeaderLogo }) {
  return (
    <Anchor className={css.logo} href={logo.href}>
      <span className={css.name} aria-hidden="true">
        {logo.drawing ?? <Logo name={logo.name} area={logo.area} />}
      </span>
      <VisuallyHidden>{logo.label}</VisuallyHidden>
    </Anchor>
  )
}
