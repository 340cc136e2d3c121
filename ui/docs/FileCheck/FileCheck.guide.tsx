import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { FileCheck } from './FileCheck.tsx'
import { fileCheck } from './fixture.ts'

export const guide = {
  use: 'A file to paste and a check of it in the browser: every mistake by its line, and what would be sent once the file is right. Without JavaScript it is not there, so the text around it must stand alone.',
  avoid:
    'Not for an example to read (take `CodeBlock`), not for a form (take `TextField` and `ErrorSummary`), not for a file that has to be uploaded: it sends nothing.',
  do: [
    {
      show: <FileCheck {...fileCheck} texts={{ ...fileCheck.texts, label: 'Paste your deploy.yml' }} />,
      because:
        'The label names the file, the hint says where it stays, and the example has a mistake to try the check on. Press the button: each mistake says what to write instead.',
    },
  ],
  dont: [
    {
      show: (
        <FileCheck
          {...fileCheck}
          texts={{ ...fileCheck.texts, label: 'Input', hint: 'YAML or JSON.', check: 'Submit', invalid: () => 'Error!' }}
          initial=""
          check={async () => ({ ok: false, errors: [{ line: 1, column: 1, message: 'syntax error' }] })}
        />
      ),
      because:
        '“Submit” sounds as if a secret left the browser, an empty field shows nothing of the file, and “syntax error” leaves the reader alone with it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Leaves the field and goes to the button, then to each line that needs a change.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'Paste your file' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Check the file' })).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await canvas.findByRole('button', { name: 'Line 2, column 1' })
        for (const line of ['Line 2, column 1', 'Line 3, column 1']) {
          await userEvent.tab()
          await expect(canvas.getByRole('button', { name: line })).toHaveFocus()
        }
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the button, checks the file; on a line, selects that line in the field.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Check the file' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(args.check).toHaveBeenCalledTimes(1)
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 lines need a change.'))
        await userEvent.keyboard(' ')
        await expect(args.check).toHaveBeenCalledTimes(2)
        const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your file' })
        ;(await canvas.findByRole('button', { name: 'Line 2, column 1' })).focus()
        await userEvent.keyboard('{Enter}')
        await expect(field).toHaveFocus()
        await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('ports: 8080')
      },
    },
  ],
} satisfies Guide
