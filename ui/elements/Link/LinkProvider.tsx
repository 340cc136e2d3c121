import { createContext, use, type ComponentProps, type ComponentType, type ElementType, type ReactNode } from 'react'

/** What the app's own link gets: the props of an `a`. */
export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
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
  /**
   * Where an address outside the site opens, unless the link has a `target` of its own.
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

/** Tells the library how the app follows its links. */
export function LinkProvider({ children, ...settings }: LinkSettings & { children: ReactNode }) {
  return <Links value={{ ...defaults, ...settings }}>{children}</Links>
}

/** The app's settings, with the defaults. */
export const useLinks = (): Settings => use(Links)
