import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getScrollKeys } from '../../elements/scroller/getScrollKeys.fixture.ts'
import { plainSource, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { Prose } from './Prose.tsx'
import { proseElements } from './proseElements.tsx'
import { ProseTable } from './ProseTable.tsx'

const {
  p: P,
  a: A,
  strong: Strong,
  code: Code,
  ul: Ul,
  ol: Ol,
  li: Li,
  blockquote: Quote,
  hr: Rule,
  table: Table,
  th: Th,
  td: Td,
} = proseElements

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const medium = { viewport: { value: 'medium', isRotated: false } }
const heads = ['Method', 'Path', 'Answers', 'Refuses']
const regions = ['Region', 'Haifa', 'Lagos', 'Lviv', 'Lima', 'Oslo', 'Pune', 'Quito', 'Riga', 'Seoul']

/** Table with more columns than fit on a tablet. */
const wide = (caption?: string) => (
  <Table caption={caption}>
    <thead>
      <tr>
        {regions.map((region) => (
          <Th key={region}>{region === 'Lviv' ? <Code>{region}</Code> : region}</Th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {regions.map((region, at) => (
          <Td key={region}>{at === 0 ? 'Nodes' : at * 12}</Td>
        ))}
      </tr>
    </tbody>
  </Table>
)

const meta = {
  id: 'docs-prose',
  title: 'Docs/Prose',
  component: Prose,
  subcomponents: { ProseTable },
  tags: ['status:stable', 'a11y:open', 'purpose:tell'],
  parameters: { docs: plainSource },
  beforeEach: stay,
  args: {
    children: (
      <>
        <P>
          A machine is ordered by <Strong>constraints</Strong>, not by name. Send <Code>size</Code> and the market answers with the cheapest
          node; see <A href="/docs/offers">the offers</A> and <A href="https://status.meridian.example">the state of the network</A>.
        </P>
        <Ul>
          <Li>A machine has one address.</Li>
          <Li>
            A container has none of its own:
            <Ul>
              <Li>it answers on the ports that it names,</Li>
              <Li>and on no other.</Li>
            </Ul>
          </Li>
        </Ul>
        <Ol>
          <Li>Make a key.</Li>
          <Li>Order a machine.</Li>
        </Ol>
        <Quote>
          <P>A machine that nobody pays for stops at the next epoch.</P>
        </Quote>
        <Rule />
        <Table caption="The calls of a machine">
          <thead>
            <tr>
              {heads.map((head) => (
                <Th key={head}>{head}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {['/machines', '/machines/{id}'].map((path) => (
              <tr key={path}>
                <Td>GET</Td>
                <Td>
                  <Code>{path}</Code>
                </Td>
                <Td>What is running, with its address and its price a day.</Td>
                <Td>A key of another account.</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ReadAsPage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The calls of a machine' })).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'the offers' })).toHaveAttribute('href', '/docs/offers')
  },
}

/** Table with more columns than fit. */
export const Keyboard: Story = {
  parameters: {
    meantFaults: [
      {
        kinds: ['column out of view'],
        element: 'Quito',
        reason: 'It shows that the arrow keys scroll a table with more columns than fit in any window.',
      },
    ],
  },
  tags: ['!autodocs'],
  globals: medium,
  args: {
    children: (
      <>
        <P>
          See <A href="/docs/offers">the offers</A> and <A href="https://status.meridian.example">the state of the network</A>.
        </P>
        {wide('Nodes by region')}
      </>
    ),
  },
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const table = await canvas.findByRole('group', { name: 'Nodes by region' })
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'the offers' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: /the state of the network/ })).toHaveFocus()
      await userEvent.tab()
      await expect(table).toHaveFocus()
    },
    Enter: async ({ userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('/docs/offers')
    },
    ...getScrollKeys('Nodes by region'),
  }),
}

/** Without a caption, the column headers name the scrolling box. */
export const TableWithoutCaption: Story = {
  parameters: {
    meantFaults: [
      {
        kinds: ['column out of view'],
        element: 'Quito',
        reason: 'It shows the name of a table with more columns than fit in any window.',
      },
    ],
  },
  args: { children: wide() },
  globals: medium,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: regions.join(', ') })).toBeVisible()
  },
}

/** Names break after a slash but not at a hyphen. */
export const Names: Story = {
  args: {
    children: (
      <P>
        Send <Code>X-MERIDIAN-KEY</Code> with <Code>--max-price-per-epoch</Code> to{' '}
        <Code>/enterprise/v1/machines/deployments/available-replicas</Code>. Send <Code>X-MERIDIAN-KEY</Code> again.
      </P>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 250 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['X-MERIDIAN-KEY', '--max-price-per-epoch', 'available-replicas'])
      for (const element of canvas.getAllByText(name))
        await expect(element.getBoundingClientRect().height).toBeLessThan(1.5 * parseFloat(getComputedStyle(element).lineHeight))
  },
}

export const States: Story = states(
  (args) => [
    { label: 'all elements', show: <Prose {...args} /> },
    ...inLooks(
      'a link',
      () => (
        <Prose>
          <P>
            See <A href="/docs/offers">the offers</A>.
          </P>
        </Prose>
      ),
      ['rest', 'hover', 'focus'],
    ),
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <Prose>
    <P>
      <Strong>{title}</Strong> <A href="/docs/offers">{word}</A> <Code>{word}</Code> {text}
    </P>
    <Ul>
      <Li>{title}</Li>
      <Li>{text}</Li>
    </Ul>
    <Ol>
      <Li>{word}</Li>
    </Ol>
    <Quote>
      <P>{title}</P>
    </Quote>
    <Table caption={title}>
      <thead>
        <tr>
          <Th>{word}</Th>
          <Th>{title}</Th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Td>
            <Code>{word}</Code>
          </Td>
          <Td>{text}</Td>
        </tr>
      </tbody>
    </Table>
  </Prose>
))

/** On a phone, the cells of a row are below each other, and show the names of their columns. Screen readers still get a table. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'The calls of a machine' })
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(heads)
    for (const cell of within(table).getAllByRole('cell')) {
      const { left, right } = cell.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    }
  },
}
