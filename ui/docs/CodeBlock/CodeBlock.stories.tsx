import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { copyTexts, hearClipboard } from '../CopyButton/clipboard.fixture.ts'
import { textOf } from './code.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { samples } from './fixture.ts'

const narrow = { viewport: { value: 'narrow', isRotated: false } }

const meta = {
  title: 'Docs/CodeBlock',
  component: CodeBlock,
  args: { title: 'Python', lines: samples.python, copy: copyTexts },
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

/** Short enough for its box: the keyboard stops at the button only. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const writeText = hearClipboard()
    await expect(canvas.getByRole('figure', { name: 'Python' })).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy Python' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith(textOf(args.lines))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  },
}

/** Long lines scroll inside, and then the code takes the focus too. */
export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const region = await canvas.findByRole('group', { name: 'Python' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Json: Story = { args: { title: 'Response', lines: samples.answer } }

export const LongCopy: Story = {
  args: {
    title: 'deployments/rechenzentrumskapazitaetsbereitstellung/environments/production/deploy.yml',
    copy: { label: 'In die Zwischenablage kopieren', copied: 'Kopiert', failed: 'Nicht kopiert' },
  },
  globals: narrow,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
