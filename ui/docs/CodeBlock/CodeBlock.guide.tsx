import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { scrollKeys } from '../../elements/scroller/scroll-keys.fixture.ts'
import { codeTexts, hearClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { plainLines, textOf } from '../../elements/code/code-lines.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { lit, samples } from './fixture.ts'

export const guide = {
  use: 'Code that stands in one form only, to read and to copy: a file, a command, an answer. What is too long scrolls inside its box.',
  avoid:
    'Not for one request in several languages (take `CodeTabs`), not for the answers of a call (take `ResponseTabs`), not for a name in a sentence (take `code` of `proseElements`).',
  do: [
    {
      show: <CodeBlock title="deploy.yml" lines={lit('name: web\nports: [8080]')} texts={codeTexts} />,
      because: 'The title says where the code belongs, and a screen reader hears it on the button: “Copy deploy.yml”.',
    },
  ],
  dont: [
    {
      show: <CodeBlock title="Example" lines={plainLines('$ meridian machines list\ntrain-01  running')} texts={codeTexts} />,
      because:
        'The prompt and the answer are copied with the command and fail when they are pasted; “Copy Example” tells boxes apart for nobody.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the toggle that wraps lines, to the copy button, then to the code where it scrolls.',
      test: async ({ canvas, userEvent }) => {
        const code = await canvas.findByRole('group', { name: 'Python' })
        await userEvent.tab()
        await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Python' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Copy Python' })).toHaveFocus()
        await userEvent.tab()
        await expect(code).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the toggle, Space wraps the lines or lets them scroll. On the copy button, both copy the code and say so.',
      test: async ({ canvas, userEvent }) => {
        const writeText = hearClipboard()
        const code = await canvas.findByRole('group', { name: 'Python' })
        await userEvent.tab()
        await userEvent.keyboard(' ')
        await waitFor(() => expect(code.scrollWidth).toBe(code.clientWidth))
        await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Python' })).toBeChecked()
        await userEvent.keyboard(' ')
        await waitFor(() => expect(code.scrollWidth).toBeGreaterThan(code.clientWidth))
        await userEvent.tab()
        await userEvent.keyboard('{Enter} ')
        await expect(writeText.mock.calls).toEqual([[textOf(samples.python)], [textOf(samples.python)]])
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      },
    },
    scrollKeys('Python', 'code'),
  ],
} satisfies Guide
