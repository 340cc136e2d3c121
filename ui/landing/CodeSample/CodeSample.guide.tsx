import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { tabKeys } from '../../elements/Tabs/Tabs.fixture.ts'
import { order, paint } from './CodeSample.fixture.ts'
import { CodeSample } from './CodeSample.tsx'

export const guide = {
  use: 'One short call in every language beside its answer, a link that runs it, and the networks that it reaches. A panel of `FeaturePanels`.',
  avoid: 'Not in the documentation: `CodeTabs` remembers the reader’s language, `CodeBlock` shows a single sample.',
  do: [
    {
      show: <CodeSample {...order} id="order-do" title="Deploy a container" />,
      because: 'The same call in each language, of 8 to 12 lines like the answer, so that neither box has empty rows.',
    },
  ],
  dont: [
    {
      show: (
        <CodeSample
          {...order}
          id="order-dont"
          title="Code"
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
      does: 'Goes to the chosen language, to the copy button, to the code, to the link that runs it, then to the answer. Arrow keys scroll both.',
      test: async ({ canvas, userEvent }) => {
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
    },
    ...tabKeys(['TypeScript', 'Python', 'cURL', 'CLI']),
    {
      keys: 'Enter, Space',
      does: 'On the copy button, copies the open language.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        canvas.getByRole('button', { name: /^Copy/ }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(writeText.mock.calls.flat().join('')).toContain('train-01')
      },
    },
  ],
} satisfies Guide
