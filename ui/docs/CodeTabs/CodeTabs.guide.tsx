import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { radioKeys } from '../CodeBlock/radio-keys.fixture.ts'
import { lit } from '../CodeBlock/fixture.ts'
import { codeTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { CodeTabs } from './CodeTabs.tsx'

const words = { label: 'Language', texts: codeTexts }

export const guide = {
  use: 'One sample in up to four languages. The choice holds for every sample of the page and for the next visit; the tabs are radios, so that they work without JavaScript.',
  avoid:
    'Not for one language (take `CodeBlock`), not for the answers of a call (take `ResponseTabs`), not for anything but code (take `Tabs`).',
  do: [
    {
      show: (
        <CodeTabs
          {...words}
          items={[
            { id: 'curl', label: 'cURL', lines: lit('curl "https://api.meridian.example/machines"') },
            { id: 'cli', label: 'CLI', lines: lit('meridian machines list') },
          ]}
        />
      ),
      because: 'Every tab does the same thing: whoever reads one language misses nothing.',
    },
  ],
  dont: [
    {
      show: (
        <CodeTabs
          {...words}
          items={[
            { id: 'curl', label: '1. Order', lines: lit('meridian machines order --name train-01') },
            { id: 'cli', label: '2. Delete', lines: lit('meridian machines delete train-01') },
          ]}
        />
      ),
      because: 'Two steps hide each other, and a choice here changes the language of every other sample. Two steps are two boxes.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the toggle that wraps lines, to the copy button, to the chosen tab, then to the code where it scrolls.',
      test: async ({ canvas, userEvent }) => {
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
    },
    ...radioKeys(['cURL', 'TypeScript', 'Python', 'CLI']),
    {
      keys: 'Enter, Space',
      does: 'On the copy button, copies the sample in the open language.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        canvas.getByRole('radio', { name: 'cURL' }).focus()
        await userEvent.keyboard('{ArrowLeft}')
        canvas.getByRole('button', { name: 'Copy POST /machines' }).focus()
        await expect(canvas.getByRole('button', { name: 'Copy POST /machines' })).toHaveFocus()
        await userEvent.keyboard('{Enter} ')
        await expect(writeText.mock.calls).toEqual([
          ['meridian machines order --name train-01'],
          ['meridian machines order --name train-01'],
        ])
      },
    },
  ],
} satisfies Guide
