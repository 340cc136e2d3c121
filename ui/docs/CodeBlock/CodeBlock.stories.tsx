import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getScrollKeys } from '../../elements/scroller/getScrollKeys.fixture.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { codeTexts, getStressTexts, spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { codeKinds, joinLines } from '../../elements/code/code-lines.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { lit, samples } from './fixture.ts'

const narrow = { viewport: { value: 'narrow', isRotated: false } }

const meta = {
  id: 'docs-codeblock',
  title: 'Docs/CodeBlock',
  component: CodeBlock,
  tags: ['status:stable', 'a11y:open', 'purpose:show'],
  args: { title: 'Python', lines: samples.python, texts: codeTexts },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Code that fits its box is not a tab stop. */
export const NoTabStop: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Python' })).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** Narrow screen, where the code scrolls. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const code = await canvas.findByRole('group', { name: 'Python' })
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Python' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy Python' })).toHaveFocus()
      await userEvent.tab()
      await expect(code).toHaveFocus()
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      const writeText = spyOnClipboard()
      const code = await canvas.findByRole('group', { name: 'Python' })
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(code.scrollWidth).toBe(code.clientWidth))
      await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Python' })).toBeChecked()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(code.scrollWidth).toBeGreaterThan(code.clientWidth))
      await userEvent.tab()
      await userEvent.keyboard('{Enter} ')
      await expect(writeText.mock.calls).toEqual([[joinLines(samples.python)], [joinLines(samples.python)]])
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    },
    ...getScrollKeys('Python'),
  }),
}

export const Json: Story = { args: { title: 'Response', lines: samples.answer } }

export const States: Story = states(
  (args) => [
    ...inLooks('command', () => <CodeBlock {...args} title="Order a machine" lines={samples.cli} run />, ['rest', 'hover', 'focus']),
    {
      label: 'every kind of token',
      show: (
        <CodeBlock
          {...args}
          title="Kinds on paper"
          lines={codeKinds.map((kind) => [{ text: kind, kind }])}
          marked={codeKinds.map((_kind, at) => at + 1)}
        />
      ),
    },
    {
      label: 'every kind of token on ink',
      show: <CodeBlock {...args} title="Kinds" lines={codeKinds.map((kind) => [{ text: kind, kind }])} marked={[2, 3]} run />,
    },
    {
      label: 'longer than its box',
      show: <CodeBlock {...args} title="deploy.yml" lines={lit(`image: "https://images.meridian.example/${'linux/'.repeat(30)}"`)} />,
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <CodeBlock {...args} title={title} lines={lit(`# ${text}\n${word}: "${title}"`)} texts={getStressTexts(word, text)} />
))

/** Long lines scroll and fade at an edge that hides more code. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByRole('group', { name: 'Python' })
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const edge = (side: '::before' | '::after') => Number.parseFloat(getComputedStyle(code, side).inlineSize)
    const text = document.createRange()
    text.selectNodeContents(code.querySelector('code')!)
    const lines = () => [...text.getClientRects()].filter(({ width }) => width > 0)
    const box = code.getBoundingClientRect()
    // Edges fade only while they hide more code.
    await expect(Math.min(...lines().map(({ left }) => left))).toBeGreaterThanOrEqual(box.left + edge('::before'))
    await expect(Math.max(...lines().map(({ right }) => right))).toBeGreaterThan(box.right - edge('::after'))
    code.scrollLeft = code.scrollWidth
    await waitFor(() => expect(Math.max(...lines().map(({ right }) => right))).toBeLessThanOrEqual(box.right - edge('::after') + 1))
    await expect(Math.min(...lines().map(({ left }) => left))).toBeLessThan(box.left + edge('::before'))
  },
}

/** Phones collapse a long listing. The checkbox expands it without scripts. */
export const Collapsed: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  args: { title: 'deploy.yml', lines: lit(Array.from({ length: 30 }, (_, at) => `line: ${at + 1}`).join('\n')) },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector('pre')!
    const collapsed = code.clientHeight
    await expect(collapsed).toBeLessThan(300)
    // Collapsed code is not a scrolling region.
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show all 30 lines' }))
    await waitFor(() => expect(code.clientHeight).toBeGreaterThan(collapsed * 2))
    await expect(canvas.getByRole('checkbox', { name: 'Show less' })).toBeChecked()
  },
}

/** Wraps long lines when the toggle is on. */
export const Wrapped: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('group', { name: 'Python' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wrap lines Python' }))
    await waitFor(() => expect(code.scrollWidth).toBe(code.clientWidth))
    await expect(code.scrollWidth).toBe(code.clientWidth)
  },
}
