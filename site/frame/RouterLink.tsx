import { Link } from 'react-router-dom'
import type { InternalLinkProps } from '#ui/elements/Link/LinkProvider.tsx'

/** The router's link for the components of `ui/`. The browser loads files, such as a Markdown export. */
export const RouterLink = ({ href, ...props }: InternalLinkProps) => (
  <Link {...props} to={href} discover="none" reloadDocument={/\.\w+$/.test(href)} />
)
