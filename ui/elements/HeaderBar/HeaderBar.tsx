import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ScrollProgress } from '../ScrollProgress/ScrollProgress.tsx'
import { LogoLink, type LogoLinkData } from '../Logo/LogoLink.tsx'
import { pickAllowedProps, type ElementProps } from '../attributes.ts'
import { watchLastVisible } from '../motion/watchVisibility.ts'
import * as css from './HeaderBar.css.ts'

interface HeaderBarProps extends ElementProps<'header'> {
  logo: LogoLinkData
  width: keyof typeof css.bar
  progress?: boolean
  children: ReactNode
}

/** Returns the band below a header, or `undefined` over the page's own background and on the server. */
function useBandBelow(header: RefObject<HTMLElement | null>): string | undefined {
  const [band, setBand] = useState<string>()
  useEffect(() => {
    const bar = header.current
    const page = bar?.parentElement
    if (!bar || !page) return
    const bands = [...page.querySelectorAll<HTMLElement>(':is(section, article, footer)[data-band]')]
    // The margins leave a strip near the top of the window, from 32 px down to 6 % of its height.
    return watchLastVisible(bands, '-32px 0px -94% 0px', (last) => setBand(last?.dataset.band))
  }, [header])
  return band
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
