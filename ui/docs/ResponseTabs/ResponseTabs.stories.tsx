import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samples } from '../CodeBlock/fixture.ts'
import { copyTexts, hearClipboard } from '../CopyButton/clipboard.fixture.ts'
import { ResponseTabs } from './ResponseTabs.tsx'

const meta = {
  title: 'Docs/ResponseTabs',
  component: ResponseTabs,
  args: {
    label: 'Response',
    items: [
      { status: 200, meaning: 'Started', lines: samples.answer },
      { status: 400, meaning: 'Refused', lines: samples.failure('instances must be at least 1') },
      { status: 403, meaning: 'Wrong key', lines: samples.failure('the key is not known') },
      { status: 500, meaning: 'Fault', lines: samples.failure('try again later') },
    ],
    copy: copyTexts,
  },
} satisfies Meta<typeof ResponseTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    await userEvent.click(canvas.getByRole('tab', { name: '403' }))
    await expect(canvas.getByRole('tabpanel', { name: '403' })).toHaveTextContent('the key is not known')
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '500' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy 500' }))
    await expect(writeText.mock.calls[0]?.[0]).toContain('try again later')
  },
}

/** Two boxes of one page do not follow each other. */
export const Two: Story = {
  render: (args) => (
    <>
      <ResponseTabs {...args} />
      <ResponseTabs {...args} label="Second" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('tab', { name: '400' })[1]!)
    await expect(canvas.getAllByRole('tabpanel').map((panel) => panel.textContent.slice(0, 3))).toEqual(['200', '400'])
  },
}

export const LongCopy: Story = {
  args: { items: [{ status: 400, lines: samples.failure('Die Anzahl der Instanzen muss eine ganze Zahl zwischen 1 und 50 sein, und der Name darf nicht leer sein') }] },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
