import type { ReactNode } from 'react'
import { Callout, type CalloutProps } from '#ui/docs/Callout/Callout.tsx'
import { DocHeading } from '#ui/docs/DocHeading/DocHeading.tsx'
import { proseElements } from '#ui/docs/Prose/proseElements.tsx'
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
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  Callout: (props: CalloutProps) => <Callout {...props} kind={text.callouts[props.tone ?? 'info']} />,
}

/** MDX calls this hook in every page. */
export const useMDXComponents = () => components
