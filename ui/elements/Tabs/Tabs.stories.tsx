import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  args: {
    label: 'Language',
    items: [
      { id: 'curl', label: 'cURL', content: <p>curl https://api.meridian.example/v1/jobs</p> },
      { id: 'ts', label: 'TypeScript', content: <p>await client.jobs.list()</p> },
      { id: 'py', label: 'Python', content: <p>client.jobs.list()</p> },
    ],
    onTabChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Language' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
    await expect(canvas.getByRole('tab', { name: 'Python', selected: true })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toBeVisible()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(args.onTabChange).toHaveBeenCalledWith('py')
  },
}

/** One stop for the Tab key; arrows, Home and End go on from there and round the ends. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab('cURL')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('TypeScript')).toHaveFocus()
    await expect(tab('TypeScript')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tab('Python')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('cURL')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Python')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tab('cURL')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toHaveFocus()
  },
}

export const OpenOnSecond: Story = {
  args: { defaultTab: 'ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveFocus()
  },
}

export const LongCopy: Story = {
  args: {
    items: ['Container runtime', 'Virtual machine', 'Command line', 'Deployment file', 'Observability'].map((label) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      content: <p>{`${label}: ${'what it needs, what it gives back, and what happens when it fails. '.repeat(4)}`}</p>,
    })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
