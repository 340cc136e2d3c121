import { Fragment, useMemo, type ReactNode } from 'react'
import { Link } from '../../../ui/elements/Link/Link.tsx'
import { Callout } from '../../../ui/docs/Callout/Callout.tsx'
import { CodeBlock } from '../../../ui/docs/CodeBlock/CodeBlock.tsx'
import { linesOfPieces } from '../../../ui/elements/code/code-lines.ts'
import { CodeTabs } from '../../../ui/docs/CodeTabs/CodeTabs.tsx'
import { DocHeading } from '../../../ui/docs/DocHeading/DocHeading.tsx'
import { Endpoint } from '../../../ui/docs/Endpoint/Endpoint.tsx'
import { FieldTable } from '../../../ui/docs/FieldTable/FieldTable.tsx'
import { proseElements } from '../../../ui/docs/Prose/proseElements.tsx'
import { ResponseTabs } from '../../../ui/docs/ResponseTabs/ResponseTabs.tsx'
import { TryItToggle } from '../../../ui/docs/TryIt/TryItToggle.tsx'
import type { Block as BlockData, Listing, WidgetKind } from '../blocks/block.ts'
import { brand } from '../../content/brand.ts'
import { docs as text } from '../../content/docs.ts'

type Drawn<Value> = Value extends Listing
  ? Omit<Listing, 'code'> & { lines: string[][] }
  : Value extends object
    ? { [Key in keyof Value]: Drawn<Value[Key]> }
    : Value
type DrawnBlock = Exclude<BlockData, { kind: WidgetKind }> extends infer Each ? Drawn<Each> : never

const languageIds = { cURL: 'curl', TypeScript: 'typescript', Python: 'python', CLI: 'cli' } as const

/** A cell of a table: text, with code in backticks and links as Markdown writes them. */
function inline(cell: string): ReactNode {
  const { a: A, code: Code } = proseElements
  return cell.split(/(\[`[^`]+`\]\([^)]+\)|`[^`]+`)/).map((part, at) => {
    const link = /^\[`([^`]+)`\]\(([^)]+)\)$/.exec(part)
    if (link)
      return (
        <A key={at} href={link[2] ?? ''}>
          <Code>{link[1]}</Code>
        </A>
      )
    return <Fragment key={at}>{part.startsWith('`') ? <Code>{part.slice(1, -1)}</Code> : part}</Fragment>
  })
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const { table: Root, th: Th, td: Td } = proseElements
  return (
    <Root>
      <thead>
        <tr>
          {head.map((cell) => (
            <Th key={cell}>{cell}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) => (
              <Td key={at}>{inline(cell)}</Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  )
}

/** The sandbox is larger than a page, so it loads when a reader opens it. */
const loadTryCall = async () => (await import('../../sandbox/page/TryCall.tsx')).TryCall

/** What a component of a page became at build; its data comes as JSON. */
function Block({ data }: { data: string }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
  const block = useMemo(() => JSON.parse(data) as DrawnBlock, [data])
  switch (block.kind) {
    case 'endpoint':
      return (
        <>
          <Endpoint method={block.method} path={block.path} verified={text.verified} />
          <TryItToggle
            texts={text.tryIt}
            subject={`${block.method} ${block.path}`}
            load={loadTryCall}
            content={{ api: block.api, call: block.call }}
          />
        </>
      )
    case 'request':
      return (
        <CodeTabs
          label={text.request}
          texts={text.code}
          items={block.samples.map(({ label, lines }) => ({
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
            id: languageIds[label as keyof typeof languageIds],
            label,
            lines: linesOfPieces(lines),
          }))}
        />
      )
    case 'responses':
      return (
        <>
          <ResponseTabs
            label={text.response}
            texts={text.code}
            items={block.answers.map(({ status, description, listing }) => ({
              status,
              meaning: description,
              lines: linesOfPieces(listing?.lines ?? [[`C${description}`]]),
            }))}
          />
          {block.assumed && <proseElements.p>{text.assumed.response}</proseElements.p>}
        </>
      )
    case 'fields':
      return (
        <>
          <FieldTable caption={text[block.of].caption} texts={text[block.of].texts} rows={block.rows} />
          {block.assumed && <proseElements.p>{text.assumed.fields}</proseElements.p>}
        </>
      )
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'code':
      return <CodeBlock title={block.listing.label || text.shell} lines={linesOfPieces(block.listing.lines)} texts={text.code} />
    case 'downloads':
      return (
        <proseElements.ul>
          {block.links.map(({ href, label }) => (
            <proseElements.li key={href}>
              <a href={href} download>
                {label}
              </a>
            </proseElements.li>
          ))}
        </proseElements.ul>
      )
  }
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
  Callout,
  Outside: ({ to, children }: { to: keyof typeof brand.links; children: ReactNode }) => <Link href={brand.links[to]}>{children}</Link>,
  Support: ({ children }: { children: ReactNode }) => <Link href={`mailto:${brand.email}`}>{children}</Link>,
}

/** What the elements and components of a page become; MDX calls it in every page. */
export const useMDXComponents = () => components
