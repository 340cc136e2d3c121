import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guide.ts'
import { inLooks, states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { order } from './CodeSample.fixture.ts'
import { guide } from './CodeSample.guide.tsx'
import { CodeSample } from './CodeSample.tsx'

const meta = {
  id: 'landing-codesample',
  title: 'Landing/CodeSample',
  component: CodeSample,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide },
  args: order,
} satisfies Meta<typeof CodeSample>

export default meta
type Story = StoryObj<typeof meta>

/** Every language is one tab away, and the frame keeps its height. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.querySelector('figure')!.getBoundingClientRect().height
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const job = await fields.jobs.create')
    for (const name of ['Python', 'cURL', 'CLI']) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      await expect(canvasElement.querySelector('figure')!.getBoundingClientRect().height).toBe(height)
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }))
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription('One order, in four languages.')
    await expect(canvas.getByRole('list', { name: 'Barns that answer' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const Keyboard: Story = { play: keyboardOf(guide) }

export const States: Story = states(
  (args) => [
    ...inLooks('with a note', (look) => <CodeSample {...args} label={`order a machine, ${look}`} />, ['rest', 'hover', 'focus']),
    { label: 'without a note', show: <CodeSample {...args} label="order a mower" note={undefined} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <CodeSample
    label={title}
    alt={text}
    note={word}
    tabsLabel={title}
    languages={[
      { label: word, code: `order("${text}")\n// ${text}`, highlights: [word] },
      { label: `${word} 2`, code: word },
    ]}
    networksLabel={title}
    networks={[title, word]}
  />
))

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
