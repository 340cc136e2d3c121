import type { ReactNode } from 'react'
import { Link } from '#ui/elements/Link/Link.tsx'
import { keepServed } from '#ui/elements/Part/Still.tsx'
import { Callout, type CalloutProps } from '#ui/docs/Callout/Callout.tsx'
import { CallPart, CallSection } from '#ui/docs/CallSection/CallSection.tsx'
import { DocHeading } from '#ui/docs/DocHeading/DocHeading.tsx'
import { FrontDoor } from '#ui/docs/FrontDoor/FrontDoor.tsx'
import { PageHeader } from '#ui/docs/PageHeader/PageHeader.tsx'
import { proseElements } from '#ui/docs/Prose/proseElements.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { docsHome } from '../docs-site.ts'
import { docs as text } from '../words/docs.ts'

const heading =
  (level: 2 | 3 | 4) =>
  ({ id = '', children }: { id?: string; children?: ReactNode }) => (
    <DocHeading level={level} id={id} copy={text.copyLink}>
      {children}
    </DocHeading>
  )

const components = {
  ...proseElements,
  p: keepServed(proseElements.p),
  ul: keepServed(proseElements.ul),
  ol: keepServed(proseElements.ol),
  blockquote: keepServed(proseElements.blockquote),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  CallPart,
  CallSection,
  FrontDoor,
  Columns: ({ children }: { children: ReactNode }) => <FrontDoor of="columns">{children}</FrontDoor>,
  Column: ({ children }: { children: ReactNode }) => <FrontDoor of="column">{children}</FrontDoor>,
  PageTitle: () => <PageHeader title={docsHome.title} lead={docsHome.description} large />,
  Callout: (props: CalloutProps) => <Callout {...props} kind={text.callouts[props.tone ?? 'info']} />,
  Outside: ({ to, children }: { to: keyof typeof brand.links; children: ReactNode }) => <Link href={brand.links[to]}>{children}</Link>,
  Support: ({ children }: { children: ReactNode }) => <Link href={`mailto:${brand.email}`}>{children}</Link>,
}

/** MDX calls this hook in every page. */
export const useMDXComponents = () => components
