import type { Guide } from '../../../.storybook/guides/guide.ts'
import { PageHeader } from './PageHeader.tsx'

export const guide = {
  use: 'The title of a page of documentation, its only heading of level 1, with one or two sentences that say what the page is good for.',
  avoid:
    'Not for a section of the page (take `DocHeading`), not for a page outside the documentation (take `Hero`, or `Heading` in a `Section`).',
  do: [
    {
      show: <PageHeader title="Stop a machine" lead="A stopped machine keeps its disk and its address, and is charged for both." />,
      because: 'The title says what the reader does here, the lead the fact that decides whether to read on.',
    },
  ],
  dont: [
    {
      show: <PageHeader title="Introduction to the stopping of machines" lead="On this page you will learn how to stop machines." />,
      because: 'The lead says the title again, and the words that a reader scans for stand at the end.',
    },
  ],
  keyboard: [],
} satisfies Guide
