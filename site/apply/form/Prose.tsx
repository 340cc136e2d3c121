import { Fragment } from 'react'
import { Link } from '#ui/elements/Link/Link.tsx'
import { brand } from '@workspace/tokens/brand.ts'

export const Prose = ({ parts }: { parts: readonly (string | { href: string; label: string })[] }) =>
  parts.map((part, at) => <Fragment key={at}>{typeof part === 'string' ? part : <Link href={part.href}>{part.label}</Link>}</Fragment>)

export const MailLinks = ({ text }: { text: string }) => (
  <Prose
    parts={text.split(brand.email).flatMap((part, at) => (at > 0 ? [{ href: `mailto:${brand.email}`, label: brand.email }, part] : part))}
  />
)
