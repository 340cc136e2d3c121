import { Fragment } from 'react'
import { Link } from '#ui/elements/Link/Link.tsx'

export const Prose = ({ parts }: { parts: readonly (string | { href: string; label: string })[] }) =>
  parts.map((part, at) => <Fragment key={at}>{typeof part === 'string' ? part : <Link href={part.href}>{part.label}</Link>}</Fragment>)
