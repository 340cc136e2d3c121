import { createContext, use, type ComponentType, type ElementType, type ReactNode, type Ref } from 'react'

/** What the app's own link gets: the props of an anchor that the library uses. */
export interface InternalLinkProps {
  href: string
  children: ReactNode
  className?: string
  onClick?: () => void
  ref?: Ref<HTMLAnchorElement>
  'aria-current'?: 'page' | 'location' | 'true'
}

/** How the app follows links. */
export interface LinkSettings {
  /**
   * Renders every internal link, for example through the app's router.
   * @default a plain anchor
   */
  component?: ComponentType<InternalLinkProps>
  /**
   * What a screen reader says behind a link that opens a new tab.
   * @default 'opens in a new tab'
   */
  newTabLabel?: string
}

const Links = createContext<LinkSettings>({})

/** Tells the library how the app follows its links. */
export function LinkProvider({ children, ...settings }: LinkSettings & { children: ReactNode }) {
  return <Links value={settings}>{children}</Links>
}

/** The app's settings, with the defaults. */
export function useLinks(): { component: ElementType<InternalLinkProps>; newTabLabel: string } {
  const { component = 'a', newTabLabel = 'opens in a new tab' } = use(Links)
  return { component, newTabLabel }
}
