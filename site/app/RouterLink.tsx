import { Link } from 'react-router-dom'
import type { InternalLinkProps } from '../../ui/elements/Link/LinkProvider.tsx'

const reducedMotion = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

/** The router's link for the components of `ui/`; a file, such as a Markdown twin, is loaded by the browser. */
export const RouterLink = ({ href, ...props }: InternalLinkProps) => (
  <Link {...props} to={href} discover="none" reloadDocument={/\.\w+$/.test(href)} viewTransition={reducedMotion?.matches === false} />
)
