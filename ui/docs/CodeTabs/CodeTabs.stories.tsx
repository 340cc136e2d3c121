import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { samples } from '../CodeBlock/fixture.ts'
import { copyTexts, hearClipboard } from '../CopyButton/clipboard.fixture.ts'
import { CodeTabs } from './CodeTabs.tsx'
import { LanguageSync } from './language.ts'

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
  title: 'Docs/CodeTabs',
  component: CodeTabs,
  beforeEach: fresh,
  args: {
    label: 'Language',
    items: [
      { id: 'curl', label: 'cURL', lines: samples.curl },
      { id: 'typescript', label: 'TypeScript', lines: samples.typescript },
      { id: 'python', label: 'Python', lines: samples.python },
      { id: 'cli', label: 'CLI', lines: samples.cli },
    ],
    copy: copyTexts,
  },
} satisfies Meta<typeof CodeTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await userEvent.tab()
    await expect(tab('cURL')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tab('CLI')).toHaveAttribute('aria-selected', 'true'))
    await expect(tab('CLI')).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'CLI' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy CLI' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledWith('meridian machines order --name train-01')
    await expect(localStorage.getItem('lang')).toBe('cli')
  },
}

/** A choice in one box is a choice in all; a box without that language shows its first. */
export const Synced: Story = {
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
    const shown = canvas.getAllByRole('tabpanel').map((panel) => panel.dataset['lang'])
    await expect(shown).toEqual(['python', 'python', 'curl'])
    await expect(canvas.getAllByRole('tab', { name: 'cURL', selected: true })).toHaveLength(1)
  },
}

/** What the inline script put on the document shows at once, without a flash of the first tab. */
export const Remembered: Story = {
  beforeEach: () => {
    document.documentElement.dataset['lang'] = 'typescript'
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'TypeScript' })).toHaveAttribute('aria-selected', 'true')
  },
}

const onLanguageChange = fn()

/** The app hands on what the address asks for, and hears what the reader chose. */
export const FromTheAddress: Story = {
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

export const Narrow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('group', { name: 'cURL' })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongCopy: Story = {
  args: {
    copy: { label: 'Beispiel kopieren', copied: 'Kopiert', failed: 'Nicht kopiert' },
    items: [
      { id: 'curl', label: 'Eingabeaufforderung', lines: samples.curl },
      { id: 'typescript', label: 'TypeScript mit eingebautem Abruf', lines: samples.typescript },
      { id: 'python', label: 'Python mit Standardbibliothek', lines: samples.python },
    ],
  },
  globals: narrow,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
