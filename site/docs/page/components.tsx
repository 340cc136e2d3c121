import { createElement, Fragment, useMemo, type ComponentType, type ReactNode } from 'react'
import { Link } from '#ui/elements/Link/Link.tsx'
import { Callout, type CalloutProps } from '#ui/docs/Callout/Callout.tsx'
import { CallList } from '#ui/docs/CallList/CallList.tsx'
import { CallPart, CallSection } from '#ui/docs/CallSection/CallSection.tsx'
import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import { linesOfPieces } from '#ui/elements/code/code-lines.ts'
import { CodeTabs } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import { DocHeading } from '#ui/docs/DocHeading/DocHeading.tsx'
import { FrontDoor } from '#ui/docs/FrontDoor/FrontDoor.tsx'
import { PageHeader } from '#ui/docs/PageHeader/PageHeader.tsx'
import { Endpoint } from '#ui/docs/Endpoint/Endpoint.tsx'
import { FieldTable } from '#ui/docs/FieldTable/FieldTable.tsx'
import { proseElements } from '#ui/docs/Prose/proseElements.tsx'
import { ResponseTabs } from '#ui/docs/ResponseTabs/ResponseTabs.tsx'
import type { BlockComponents, Drawn } from '../compile/shapes/block.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { TryCall } from '../try/toggle.tsx'
import { docsHome } from '../home.ts'
import { docs as text } from '../words/docs.ts'

const blockComponents: BlockComponents = {
  createElement,
  Fragment,
  elements: proseElements,
  CallList,
  CodeBlock,
  CodeTabs,
  Endpoint,
  FieldTable,
  ResponseTabs,
  TryCall,
  linesOfPieces,
}

/** Draws a block from its data, which the build wrote as JSON. */
function Block({ draw: Drawing, json, children }: { draw: ComponentType<Drawn<object>>; json: string; children?: ReactNode }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const data = useMemo(() => JSON.parse(json) as object, [json])
  return (
    <Drawing data={data} components={blockComponents} words={text}>
      {children}
    </Drawing>
  )
}

const heading =
  (level: 2 | 3 | 4) =>
  ({ id = '', children }: { id?: string; children?: ReactNode }) => (
    <DocHeading level={level} id={id} copy={text.copyLink}>
      {children}
    </DocHeading>
  )

const components = {
  ...proseElements,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  Block,
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

/** Maps the elements and components of a page; MDX calls it in every page. */
export const useMDXComponents = () => components
