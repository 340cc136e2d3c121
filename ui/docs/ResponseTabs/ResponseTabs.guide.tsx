import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { tabKeys } from '../../elements/Tabs/Tabs.fixture.ts'
import { samples } from '../CodeBlock/fixture.ts'
import { codeTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { ResponseTabs } from './ResponseTabs.tsx'

export const guide = {
  use: 'The answers of one call, by status: the good one first, then the refusals that a reader has to handle. Each box chooses for itself.',
  avoid:
    'Not for one answer (take `CodeBlock`), not for a request in several languages (take `CodeTabs`), not for what each field of an answer means (take `FieldTable`).',
  do: [
    {
      show: (
        <ResponseTabs
          label="Response"
          items={[
            { status: 200, meaning: 'Started', lines: samples.answer },
            { status: 409, meaning: 'The name is taken', lines: samples.failure('train-01 is running') },
          ]}
          texts={codeTexts}
        />
      ),
      because: 'The refusal says the cause in the words of this call, and `meaning` says it to those who see no tabs.',
    },
  ],
  dont: [
    {
      show: (
        <ResponseTabs
          label="Response"
          items={[
            { status: 500, lines: samples.failure('error') },
            { status: 502, lines: samples.failure('error') },
            { status: 503, lines: samples.failure('error') },
          ]}
          texts={codeTexts}
        />
      ),
      because: 'Three tabs with one answer cost three clicks, and the one that a reader came for is missing.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the open tab, to the toggle that wraps lines, to the copy button, then to the code where it scrolls.',
      test: async ({ canvas, userEvent }) => {
        const code = await canvas.findByRole('group', { name: '200 Started' })
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: '200' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Wrap lines 200' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy 200' })).toHaveFocus()
        await userEvent.tab()
        await expect(code).toHaveFocus()
      },
    },
    ...tabKeys(['200', '400', '403', '500']),
    {
      keys: 'Enter, Space',
      does: 'On the copy button, copies the open answer.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        await userEvent.tab()
        await userEvent.keyboard('{End}')
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy 500' })).toHaveFocus()
        await userEvent.keyboard('{Enter} ')
        await expect(writeText.mock.calls).toEqual([
          [expect.stringContaining('try again later')],
          [expect.stringContaining('try again later')],
        ])
      },
    },
  ],
} satisfies Guide
