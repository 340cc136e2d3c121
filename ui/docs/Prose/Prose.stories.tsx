import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Prose } from './Prose.tsx'
import { proseElements } from './proseElements.tsx'

const { p: P, a: A, strong: Strong, code: Code, ul: Ul, ol: Ol, li: Li, blockquote: Quote, hr: Rule, table: Table, th: Th, td: Td } = proseElements

const heads = ['Method', 'Path', 'Answers', 'Refuses']

const meta = {
  title: 'Docs/Prose',
  component: Prose,
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
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'The calls of a machine' })).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'the offers' })).toHaveAttribute('href', '/docs/offers')
  },
}

/** The wide table scrolls by itself and can be reached by keyboard; the page does not. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('group', { name: 'The calls of a machine' })
    for (let stop = 0; stop < 3; stop++) await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Without a caption the heads of the columns name the box. */
export const TableWithoutCaption: Story = {
  args: {
    children: (
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <Th key={head}>{head}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {heads.map((head) => (
              <Td key={head}>{head.toLowerCase()}</Td>
            ))}
          </tr>
        </tbody>
      </Table>
    ),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Method, Path, Answers, Refuses' })).toBeVisible()
  },
}

export const LongCopy: Story = {
  args: {
    children: (
      <P>
        Rechenzentrumskapazitätsbereitstellungsantragsformular: <Code>https://api.meridian.example/a/very/long/path/that/never/ends/and/never/breaks</Code>{' '}
        {'bleibt in der Spalte. '.repeat(12)}
      </P>
    ),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
