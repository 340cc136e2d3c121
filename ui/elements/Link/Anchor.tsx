import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinks, type InternalLinkProps } from './LinkProvider.tsx'

/** The props of `Anchor`: those of an internal link, and a mark for the eye. */
export interface AnchorProps extends InternalLinkProps {
  /** Stands behind the text of a link that opens a new tab. */
  mark?: ReactNode
}

/** True for an address outside the site. */
export const isExternal = (href: string) => /^https?:\/\//.test(href)

/** The unstyled anchor under every link and link-as-button: the app's own inside the site, a new tab that says so outside it. */
export function Anchor({ href, children, mark, ...props }: AnchorProps) {
  const { component: Internal, newTabLabel } = useLinks()
  if (isExternal(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...props}>
        {children}
        {mark}
        <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
      </a>
    )
  }
  if (/^(mailto|tel):/.test(href)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  }
  return (
    <Internal href={href} {...props}>
      {children}
    </Internal>
  )
}
