import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { lit, samples } from '../CodeBlock/fixture.ts'
import { codeTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { guide } from './CodeTabs.guide.tsx'
import { CodeTabs } from './CodeTabs.tsx'
import { LanguageSync } from './language.ts'
import { codeLanguages } from './languages.ts'

const fresh = () => {
  const forget = () => {
    delete document.documentElement.dataset['lang']
    localStorage.removeItem('lang')
  }
  forget()
  return forget
}

const narrow = { viewport: { value: 'narrow', isRotated: false } }

const meta = {
  id: 'docs-codetabs',
  title: 'Docs/CodeTabs',
  component: CodeTabs,
  subcomponents: { LanguageSync },
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, ownWindow: true },
  beforeEach: fresh,
  args: {
    label: 'Language',
    items: [
      { id: 'curl', label: 'cURL', lines: samples.curl },
      { id: 'typescript', label: 'TypeScript', lines: samples.typescript },
      { id: 'python', label: 'Python', lines: samples.python },
      { id: 'cli', label: 'CLI', lines: samples.cli },
    ],
    texts: codeTexts,
  },
} satisfies Meta<typeof CodeTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A choice shows one language, is remembered, and is the text that the button copies. */
export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'CLI' }))
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'CLI' })).toBeVisible())
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(localStorage.getItem('lang')).toBe('cli')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy CLI' }))
    await expect(writeText).toHaveBeenCalledWith('meridian machines order --name train-01')
  },
}

/** On a narrow screen, where the code scrolls. */
export const Keyboard: Story = { tags: ['!autodocs'], globals: narrow, play: keyboardOf(guide) }

/** A choice applies to all boxes; a box without that language shows its first. */
export const Synced: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
      <CodeTabs {...args} />
      <CodeTabs {...args} label="Again" />
      <CodeTabs {...args} label="Less" items={args.items.slice(0, 1)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('tab', { name: 'Python' })[1]!)
    await waitFor(() => expect(canvas.getAllByRole('tab', { name: 'Python', selected: true })).toHaveLength(2))
    const shown = canvas.getAllByRole('tabpanel').map((panel) => panel.dataset['tab'])
    await expect(shown).toEqual(['python', 'python', 'curl'])
    await expect(canvas.getAllByRole('tab', { name: 'cURL', selected: true })).toHaveLength(1)
  },
}

/** The language set by the inline script shows without a flash of the first tab. */
export const Remembered: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dataset['lang'] = 'typescript'
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
  },
}

const onLanguageChange = fn()

/** The app passes the language of the address and gets each choice. */
export const FromTheAddress: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <LanguageSync initialLanguage="python" onLanguageChange={onLanguageChange} />
      <CodeTabs {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Python' })).toBeVisible())
    await expect(onLanguageChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('tab', { name: 'CLI' }))
    await waitFor(() => expect(onLanguageChange).toHaveBeenLastCalledWith('cli'))
  },
}

export const States: Story = states(
  (args) => [
    ...inLooks('four languages', () => <CodeTabs {...args} />, ['rest', 'hover', 'focus']),
    { label: 'one language', show: <CodeTabs {...args} items={args.items.slice(-1)} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <CodeTabs
    {...args}
    label={title}
    items={codeLanguages.map((id) => ({ id, label: word, lines: lit(`# ${text}\n${id} "${title}"`) }))}
    texts={{ label: word, copied: word, failed: text, wrap: word }}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('group', { name: 'cURL' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
