import { createContext, use, type ComponentProps, type ComponentType, type ElementType, type ReactNode } from 'react'

/** Props of the app's link component. */
export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
}

/** Settings for all links. */
export interface LinkSettings {
  /** Component for internal links, such as the router's link. @default a plain anchor */
  component?: ComponentType<InternalLinkProps>
  /** Announced after a link that opens a new tab. @default 'opens in a new tab' */
  newTabLabel?: string
  /** Target of external links. @default '_blank' */
  externalTarget?: '_blank' | '_self'
}

type Settings = Required<Omit<LinkSettings, 'component'>> & { component: ElementType<InternalLinkProps> }

const defaults = { component: 'a', newTabLabel: 'opens in a new tab', externalTarget: '_blank' } as const
const Links = createContext<Settings>(defaults)

/** Sets the link settings for all components inside. A missing setting comes from the next provider outside. */
export function LinkProvider({ children, ...settings }: LinkSettings & { children: ReactNode }) {
  const outer = useLinks()
  const given = Object.fromEntries(Object.entries(settings).filter(([, setting]) => setting !== undefined))
  return <Links value={{ ...outer, ...given }}>{children}</Links>
}

export const useLinks = (): Settings => use(Links)
