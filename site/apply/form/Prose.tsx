import { Fragment } from 'react'
import { Link } from '#ui/elements/Link/Link.tsx'

/** A text with links in it, as the words of the form write it. */
export const Prose = ({ parts }: { parts: readonly (string | { href: string; label: string })[] }) =>
  parts.map((part, at) => <Fragment key={at}>{typeof part === 'string' ? part : <Link href={part.href}>{part.label}</Link>}</Fragment>)
