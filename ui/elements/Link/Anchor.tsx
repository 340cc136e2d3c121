import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinks, type InternalLinkProps } from './LinkProvider.tsx'
import { isExternal } from './isExternal.ts'

export interface AnchorProps extends InternalLinkProps {
  /** Stands behind the text of a link that opens a new tab. */
  newTabIcon?: ReactNode
}

/** The unstyled anchor under every link and link-as-button: the app's own inside the site; where a new tab opens, it says so. */
export function Anchor({ href, children, newTabIcon, target, ...props }: AnchorProps) {
  const { component: Internal, newTabLabel, externalTarget } = useLinks()
  const isOut = isExternal(href)
  const opens = target ?? (isOut ? externalTarget : undefined)
  const isNew = opens === '_blank'
  const Element = isNew || isOut || /^(mailto|tel):/.test(href) ? 'a' : Internal
  return (
    <Element href={href} target={opens} rel={isNew ? 'noopener' : undefined} {...props}>
      {children}
      {isNew && (
        <>
          {newTabIcon}
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </>
      )}
    </Element>
  )
}
