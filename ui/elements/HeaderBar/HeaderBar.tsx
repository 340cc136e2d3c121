import { useImperativeHandle, useRef, type ReactNode } from 'react'
import { ScrollProgress } from '../ScrollProgress/ScrollProgress.tsx'
import { LogoLink, type LogoLinkData } from '../Logo/LogoLink.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { useBandBelow } from './useBandBelow.ts'
import * as css from './HeaderBar.css.ts'

interface HeaderBarProps extends ElementProps<'header'> {
  logo: LogoLinkData
  width: keyof typeof css.bar
  progress?: boolean
  children: ReactNode
}

/** Sticky bar with the logo and the background of the band that it covers. */
export function HeaderBar({ logo, width, progress = false, children, ref, ...rest }: HeaderBarProps) {
  const bar = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => bar.current!)
  const band = useBandBelow(bar)
  return (
    <header {...pickAllowedProps(rest)} className={css.root} ref={bar} data-band={band}>
      <div className={css.bar[width]}>
        <div className={css.logo[width]}>
          <LogoLink {...logo} />
        </div>
        {children}
      </div>
      {progress && <ScrollProgress />}
    </header>
  )
}
