import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinks, type InternalLinkProps } from './LinkProvider.tsx'
import { isExternal } from './isExternal.ts'

export interface AnchorProps extends InternalLinkProps {
  /** Icon after the text of a link that opens a new tab. */
  newTabIcon?: ReactNode
}

/** Unstyled anchor that uses the app's link component inside the site and announces a new tab. */
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
