import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CallPart, CallSection } from './CallSection.tsx'

export const guide = {
  use: 'One call of an API reference: heading, notes and fields in one column, request and response in the other, in view while the call is read.',
  avoid: 'Not for a guide, which has one column: write the code between its paragraphs.',
  do: [
    {
      show: (
        <CallSection>
          <CallPart of="intro">Order a machine</CallPart>
          <CallPart of="code">Request</CallPart>
          <CallPart of="fields">Fields</CallPart>
        </CallSection>
      ),
      because: 'In one column the parts stand in the order in which they are read: what it does, how it looks, what each field means.',
    },
  ],
  dont: [
    {
      show: (
        <CallSection>
          <CallPart of="intro">A long guide without code.</CallPart>
        </CallSection>
      ),
      because: 'Half of the page stays empty.',
    },
  ],
  keyboard: [],
} satisfies Guide
