import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getTabKeys } from '../../elements/Tabs/Tabs.fixture.ts'
import { spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { order, paint } from './CodeSample.fixture.ts'
import { CodeSample } from './CodeSample.tsx'

const meta = {
  id: 'landing-codesample',
  title: 'Landing/CodeSample',
  component: CodeSample,
  tags: ['status:stable', 'a11y:open', 'purpose:show', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: order,
} satisfies Meta<typeof CodeSample>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each language has a tab, and the copy button copies the code of the open tab. */
export const SwitchesLanguage: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toHaveTextContent('const job = await client.jobs.create')
    for (const name of ['TypeScript', 'cURL', 'Python']) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    }
    const writeText = spyOnClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Python' }))
    await expect(writeText.mock.lastCall?.[0]).toContain('job = client.jobs.create(')
    await expect(canvas.getByRole('link', { name: 'Run it here' })).toHaveAttribute('href', '/docs/api/jobs#create')
    await expect(canvas.getByText('"running"')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Networks that answer' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByRole('link', { name: 'stated S8' })).toHaveAttribute('href', '#figures-s8')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const stops = [
        canvas.getByRole('tab', { name: 'TypeScript', selected: true }),
        canvas.getByRole('button', { name: 'Copy TypeScript' }),
        canvas.getByRole('group', { name: 'TypeScript' }),
        canvas.getByRole('link', { name: 'Run it here' }),
        canvas.getByRole('group', { name: 'Answer' }),
      ]
      for (const stop of stops) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
    },
    ...getTabKeys(['TypeScript', 'Python', 'cURL', 'CLI']),
    'Enter, Space': async ({ canvas, userEvent }) => {
      const writeText = spyOnClipboard()
      canvas.getByRole('button', { name: /^Copy/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(writeText.mock.calls.flat().join('')).toContain('train-01')
    },
  }),
}

export const States: Story = states(
  (args) => [
    { label: 'four languages', show: <CodeSample {...args} /> },
    { label: 'one language', show: <CodeSample {...args} id="order-one" title="Deploy" languages={args.languages.slice(0, 1)} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <CodeSample
    {...args}
    id={`order-${id}`}
    title={title}
    description={text}
    additionalText={text}
    tabsLabel={title}
    languages={[
      { label: word, lines: paint(`order("${text}")\n// ${text}`) },
      { label: `${word} 2`, lines: paint(word) },
    ]}
    run={{ label: title, href: '#run', note: word }}
    response={{ ...args.response, label: title, lines: paint(text), stamp: { kind: 'sample', label: word }, note: word }}
    networks={{ label: title, names: [title, word], note: text, stamp: { kind: 'stated', label: word } }}
  />
))

/** A long line scrolls inside its box. The page does not scroll sideways. */
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
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
