import { expect } from 'storybook/test'
import type { Guide, KeyboardRow } from '../../../.storybook/guides/guide.ts'
import { radioKeys, shownPanes } from '../CodeBlock/radio-keys.fixture.ts'
import { samples } from '../CodeBlock/fixture.ts'
import { codeTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { ResponseTabs } from './ResponseTabs.tsx'

/** Row that opens the answers on a phone. */
const rowOf = (root: HTMLElement) => root.querySelector('summary')!
/** Proves a row on open answers. */
const opened = (row: KeyboardRow): KeyboardRow => ({
  ...row,
  test: async (context) => {
    rowOf(context.canvasElement).click()
    await row.test(context)
  },
})

export const guide = {
  use: 'The answers of one call, by status: the good one first, then the refusals that a reader has to handle. Each box chooses for itself, and starts closed on a phone.',
  avoid:
    'Not for one answer (take `CodeBlock`), not for a request in several languages (take `CodeTabs`), not for what each field of an answer means (take `FieldTable`).',
  do: [
    {
      show: (
        <ResponseTabs
          label="Response"
          items={[
            { status: 200, words: 'OK', meaning: 'The machine starts.', lines: samples.answer },
            { status: 409, words: 'Conflict', meaning: 'The name is taken.', lines: samples.failure('train-01 is running') },
          ]}
          texts={codeTexts}
        />
      ),
      because: 'The tab says the status in words, `meaning` what it means for this call, the body the cause.',
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
      does: 'On a phone first goes to the row that opens the answers. Then to the open tab, to the toggle that wraps lines, to the copy button, and to the code where it scrolls.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        await userEvent.tab()
        await expect(rowOf(canvasElement)).toHaveFocus()
        rowOf(canvasElement).click()
        const code = await canvas.findByRole('group', { name: '200 OK' })
        await userEvent.tab()
        await expect(canvas.getByRole('radio', { name: '200 OK' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Response' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy Response' })).toHaveFocus()
        await userEvent.tab()
        await expect(code).toHaveFocus()
      },
    },
    ...radioKeys(['200 OK', '400 Bad Request', '403 Forbidden', '500 Server Error']).map(opened),
    {
      keys: 'Enter, Space',
      does: 'On the row, opens and closes the answers. On the copy button, copies the open answer.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        const writeText = hearClipboard()
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(shownPanes(canvasElement)).toEqual(['200'])
        await userEvent.keyboard(' ')
        await expect(shownPanes(canvasElement)).toEqual([])
        await userEvent.keyboard('{Enter}')
        await userEvent.tab()
        await userEvent.keyboard('{ArrowLeft}')
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy Response' })).toHaveFocus()
        await userEvent.keyboard('{Enter} ')
        await expect(writeText.mock.calls).toEqual([
          [expect.stringContaining('try again later')],
          [expect.stringContaining('try again later')],
        ])
      },
    },
  ],
} satisfies Guide
