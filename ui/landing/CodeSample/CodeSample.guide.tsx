import { expect } from 'storybook/test'
import type { Guide, KeyboardRow } from '../../../.storybook/guide.ts'
import { order } from './CodeSample.fixture.ts'
import { CodeSample } from './CodeSample.tsx'

/** A key on the tab that is chosen leads to the next one, and shows its code. */
const leads = (keys: string, does: string, key: string, from: string, to: string): KeyboardRow => ({
  keys,
  does,
  test: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: from, selected: true })).toHaveFocus()
    await userEvent.keyboard(`{${key}}`)
    await expect(canvas.getByRole('tab', { name: to, selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: to })).toBeVisible()
  },
})

export const guide = {
  use: 'One short call in every language, and what it reaches: a taste of the API in `FeaturePanels`.',
  avoid: 'Not in the documentation: `CodeTabs` remembers the reader’s language and has a button to copy, `CodeBlock` shows a single sample.',
  do: [
    {
      show: <CodeSample {...order} label="order a mower" />,
      because: 'The same call in each language, of about the same length, with what a reader changes first underlined.',
    },
  ],
  dont: [
    {
      show: (
        <CodeSample
          {...order}
          label="code"
          languages={[
            { label: 'Install', code: 'npm install fields' },
            { label: 'Use', code: 'fields jobs create rye-01' },
          ]}
        />
      ),
      because: 'Two steps hide behind each other: tabs hold the same thing in several languages, not one after the other.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chosen language, then to its code, which the arrow keys scroll.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: 'TypeScript', selected: true })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' }).querySelector('pre')).toHaveFocus()
      },
    },
    leads('Arrow right', 'Shows the next language; from the last one the first.', 'ArrowRight', 'TypeScript', 'Python'),
    leads('Arrow left', 'Shows the language before; from the first one the last.', 'ArrowLeft', 'Python', 'TypeScript'),
    leads('End', 'Shows the last language.', 'End', 'TypeScript', 'CLI'),
    leads('Home', 'Shows the first language.', 'Home', 'CLI', 'TypeScript'),
  ],
} satisfies Guide
