import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLinks, type InternalLinkProps } from './LinkProvider.tsx'
import { isExternal, isInternal } from './isExternal.ts'

export interface AnchorProps extends InternalLinkProps {
  /** Icon after the text of a link that opens a new tab. */
  newTabIcon?: ReactNode
}

/** Unstyled anchor that uses the app's link component inside the site and announces a new tab. */
export function Anchor({ href, children, newTabIcon, target, ...props }: AnchorProps) {
  const { component: Internal, newTabLabel, externalTarget } = useLinks()
  const opens = target ?? (isExternal(href) ? externalTarget : undefined)
  const isNew = opens === '_blank'
  const isDownload = props.download !== undefined && props.download !== false
  const Element = isNew || isDownload || !isInternal(href) ? 'a' : Internal
  return (
    <Element href={href} target={opens} rel={isNew ? 'noopener' : undefined} {...props}>
      {children}
      {isNew && (
        <>
          {newTabIcon}
          <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
        </>
      )}
    </Element>
  )
}
