import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { findShownPanes, getRadioKeys } from '../CodeBlock/getRadioKeys.fixture.ts'
import { lit, samples } from '../CodeBlock/fixture.ts'
import { codeTexts, spyOnClipboard, getStressTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
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
  tags: ['status:stable', 'a11y:open', 'purpose:show'],
  parameters: { ownWindow: true },
  beforeEach: fresh,
  args: {
    label: 'Language',
    call: { method: 'POST', path: '/machines' },
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

/** Shows, remembers and copies the selected language. */
export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const writeText = spyOnClipboard()
    await expect(findShownPanes(canvasElement)).toEqual(['curl'])
    await userEvent.click(canvas.getByRole('radio', { name: 'CLI' }))
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['cli']))
    await expect(localStorage.getItem('lang')).toBe('cli')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy POST /machines' }))
    await expect(writeText).toHaveBeenCalledWith('meridian machines order --name train-01')
  },
}

/** Narrow screen, where the code scrolls. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const code = await canvas.findByRole('group', { name: 'cURL' })
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name: 'Wrap lines POST /machines' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy POST /machines' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'cURL' })).toHaveFocus()
      await userEvent.tab()
      await expect(code).toHaveFocus()
    },
    ...getRadioKeys(['cURL', 'TypeScript', 'Python', 'CLI']),
    'Enter, Space': async ({ canvas, userEvent }) => {
      const writeText = spyOnClipboard()
      canvas.getByRole('radio', { name: 'cURL' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      canvas.getByRole('button', { name: 'Copy POST /machines' }).focus()
      await expect(canvas.getByRole('button', { name: 'Copy POST /machines' })).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(writeText.mock.calls).toEqual([['meridian machines order --name train-01'], ['meridian machines order --name train-01']])
    },
  }),
}

/** A choice applies to all boxes. A box without the chosen language shows its first tab. The clicked tab does not move. */
export const Synced: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
      <CodeTabs {...args} />
      <CodeTabs {...args} label="Again" call={{ method: 'GET', path: '/machines' }} />
      <CodeTabs
        {...args}
        label="Less"
        call={{ method: 'DELETE', path: '/machines' }}
        items={[
          { id: 'curl', label: 'cURL', lines: samples.curl },
          { id: 'cli', label: 'CLI', lines: samples.cli },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    document.body.style.paddingBlockEnd = '100vh'
    const tab = canvas.getAllByRole('radio', { name: 'CLI' })[2]!
    tab.parentElement!.scrollIntoView({ behavior: 'instant' })
    const { top } = tab.parentElement!.getBoundingClientRect()
    await userEvent.click(tab)
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['cli', 'cli', 'cli']))
    await expect(tab.parentElement!.getBoundingClientRect().top).toBeCloseTo(top, 0)
    document.body.style.paddingBlockEnd = ''
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Python' })[1]!)
    await waitFor(() => expect(canvas.getAllByRole('radio', { name: 'Python', checked: true })).toHaveLength(2))
    await expect(findShownPanes(canvasElement)).toEqual(['python', 'python', 'curl'])
    await expect(canvas.getAllByRole('radio', { name: 'cURL', checked: true })).toHaveLength(1)
  },
}

/** The language set by the inline script shows without a flash of the first tab. */
export const Remembered: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dataset['lang'] = 'typescript'
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(findShownPanes(canvasElement)).toEqual(['typescript'])
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'TypeScript' })).toBeChecked())
  },
}

/** A choice in another browser tab applies here too. */
export const Elsewhere: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'python' }))
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['python']))
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'cli' }))
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'klingon' }))
    await expect(canvas.getByRole('radio', { name: 'Python' })).toBeChecked()
    await expect(findShownPanes(canvasElement)).toEqual(['python'])
  },
}

const onLanguageChange = fn()

/** Takes the language from the URL and reports each choice. */
export const FromTheAddress: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <LanguageSync initialLanguage="python" onLanguageChange={onLanguageChange} />
      <CodeTabs {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['python']))
    await expect(onLanguageChange).not.toHaveBeenCalled()
    for (const [name, language] of [
      ['cURL', 'curl'],
      ['CLI', 'cli'],
      ['cURL', 'curl'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await waitFor(() => expect(onLanguageChange).toHaveBeenLastCalledWith(language))
    }
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
    texts={getStressTexts(word, text)}
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
