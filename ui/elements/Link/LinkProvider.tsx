import { createContext, use, type ComponentProps, type ComponentType, type ElementType, type ReactNode } from 'react'

/** Props of the app's link component: the props of an `a`. */
export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
}

export interface LinkSettings {
  /** Component for internal links, such as the router's link. @default a plain anchor */
  component?: ComponentType<InternalLinkProps>
  /** Text that is announced after a link that opens a new tab. @default 'opens in a new tab' */
  newTabLabel?: string
  /** Target of external links without a `target` of their own. @default '_blank' */
  externalTarget?: '_blank' | '_self'
}

type Settings = Required<Omit<LinkSettings, 'component'>> & { component: ElementType<InternalLinkProps> }

const defaults = { component: 'a', newTabLabel: 'opens in a new tab', externalTarget: '_blank' } as const
const Links = createContext<Settings>(defaults)

/** Sets the link component and the link settings for all components inside. */
export function LinkProvider({ children, ...settings }: LinkSettings & { children: ReactNode }) {
  return <Links value={{ ...defaults, ...settings }}>{children}</Links>
}

export const useLinks = (): Settings => use(Links)
