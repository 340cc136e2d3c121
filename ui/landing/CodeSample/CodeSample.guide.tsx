import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { tabKeys } from '../../elements/Tabs/Tabs.fixture.ts'
import { order, paint } from './CodeSample.fixture.ts'
import { CodeSample } from './CodeSample.tsx'

export const guide = {
  use: 'One short call in every language, and what it reaches: a taste of the API in `FeaturePanels`.',
  avoid:
    'Not in the documentation: `CodeTabs` remembers the reader’s language and has a button to copy, `CodeBlock` shows a single sample.',
  do: [
    {
      show: <CodeSample {...order} label="deploy a container" />,
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
            { label: 'Install', lines: paint('npm install meridian') },
            { label: 'Use', lines: paint('meridian jobs create train-01') },
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
    ...tabKeys(['TypeScript', 'Python', 'cURL', 'CLI']),
  ],
} satisfies Guide
