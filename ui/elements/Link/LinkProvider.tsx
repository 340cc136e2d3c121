import { createContext, use, type ComponentProps, type ComponentType, type ElementType, type ReactNode } from 'react'

/** Props of the app's own link: those of an `a`. */
export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
}

/** Settings for all links. */
export interface LinkSettings {
  /**
   * Component of internal links, for example the app's router link.
   * @default a plain anchor
   */
  component?: ComponentType<InternalLinkProps>
  /**
   * Announcement after the text of a link that opens a new tab.
   * @default 'opens in a new tab'
   */
  newTabLabel?: string
  /**
   * Target of external links without a `target` of their own.
   * @default '_blank'
   */
  externalTarget?: '_blank' | '_self'
}

interface Settings {
  component: ElementType<InternalLinkProps>
  newTabLabel: string
  externalTarget: '_blank' | '_self'
}

const defaults = { component: 'a', newTabLabel: 'opens in a new tab', externalTarget: '_blank' } as const
const Links = createContext<Settings>(defaults)

/** Provides the app's link component and settings to all components inside. */
export function LinkProvider({ children, ...settings }: LinkSettings & { children: ReactNode }) {
  return <Links value={{ ...defaults, ...settings }}>{children}</Links>
}

export const useLinks = (): Settings => use(Links)
