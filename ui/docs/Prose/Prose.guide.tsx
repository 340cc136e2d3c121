import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { scrollKeys } from '../../elements/scroller/scroll-keys.fixture.ts'
import { followed } from '../DocHeading/stay.fixture.ts'
import { Prose } from './Prose.tsx'
import { proseElements } from './proseElements.tsx'

const { p: P, strong: Strong, code: Code, ul: Ul, li: Li, table: Table, th: Th, td: Td } = proseElements

export const guide = {
  use: 'The running text of a page of documentation: it keeps the distance between paragraphs, lists, tables, headings and boxes. What Markdown writes becomes `proseElements` by itself.',
  avoid:
    'Not for text on other pages (take `Text` and `Heading`), not for the fields of an object (take `FieldTable`), not for a remark that must not be missed (take `Callout`).',
  do: [
    {
      show: (
        <Prose>
          <P>A machine stops in two ways:</P>
          <Ul>
            <Li>
              <Strong>You stop it</Strong> with <Code>stop</Code>, and it keeps its disk.
            </Li>
            <Li>
              <Strong>The balance ends</Strong>, and it is deleted at the next epoch.
            </Li>
          </Ul>
        </Prose>
      ),
      because: 'Equal things stand in a list, each begins with what tells it from the others, and code is set as code.',
    },
  ],
  dont: [
    {
      show: (
        <Prose>
          <Table caption="Stop">
            <thead>
              <tr>
                <Th>Fact</Th>
                <Th>Value</Th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <Td>Disk</Td>
                <Td>It is kept when you stop a machine, and deleted with it when the balance ends at an epoch.</Td>
              </tr>
            </tbody>
          </Table>
        </Prose>
      ),
      because: 'A table compares several things by the same heads; one sentence in a cell is a sentence.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from link to link, and to a table where it scrolls.',
      test: async ({ canvas, userEvent }) => {
        const table = await canvas.findByRole('group', { name: 'Nodes by region' })
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'the offers' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: /the state of the network/ })).toHaveFocus()
        await userEvent.tab()
        await expect(table).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'Follows the focused link.',
      test: async ({ userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledWith('/docs/offers')
      },
    },
    scrollKeys('Nodes by region', 'table'),
  ],
} satisfies Guide
