import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { order, paint } from './CodeSample.fixture.ts'
import { guide } from './CodeSample.guide.tsx'
import { CodeSample } from './CodeSample.tsx'

const meta = {
  id: 'landing-codesample',
  title: 'Landing/CodeSample',
  component: CodeSample,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  args: order,
} satisfies Meta<typeof CodeSample>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each language has a tab. */
export const SwitchesLanguage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const job = await client.jobs.create')
    await expect(canvasElement.querySelector('[data-kind="mark"]')).toHaveTextContent('"train-01"')
    for (const name of ['Python', 'cURL', 'CLI']) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }))
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription('One order, in four languages.')
    await expect(canvas.getByRole('list', { name: 'Networks that answer' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states(
  (args) => [
    ...inLooks('with a note', (look) => <CodeSample {...args} label={`order a machine, ${look}`} />, ['rest', 'hover', 'focus']),
    { label: 'without a note', show: <CodeSample {...args} label="deploy a container" note={undefined} /> },
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
      { label: word, lines: paint(`order("${text}")\n// ${text}`), highlights: [word] },
      { label: `${word} 2`, lines: paint(word) },
    ]}
    networksLabel={title}
    networks={[title, word]}
  />
))

/** A long line scrolls inside its frame, to its last letter; the page does not move. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    languages: order.languages.map((language) => ({
      ...language,
      lines: [...language.lines, ...paint('# the last line is longer than the window of a phone is wide')],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole('group', { name: 'TypeScript' })
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth)
    await expect(getComputedStyle(code).overflowX).toBe('auto')
    for (const network of canvas.getAllByRole('listitem'))
      await expect(network.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
