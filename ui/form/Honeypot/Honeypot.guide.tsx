import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Honeypot } from './Honeypot.tsx'

export const guide = {
  use: 'A field that people never meet and bots fill in, once in each public form. It is not visible and takes no space.',
  avoid:
    'Not for a value that the form carries along, which is a hidden input, and not as the only protection: the server still limits and checks.',
  do: [
    {
      show: (
        <div>
          <TextField name="honeypot-do-real" label="City" />
          <Honeypot name="fax" label="Leave this empty" />
        </div>
      ),
      because: 'A name that a bot likes and no browser fills in, and a label that tells whoever finds it in a text browser.',
    },
  ],
  dont: [
    {
      show: (
        <div>
          <TextField name="honeypot-dont-real" label="City" />
          <Honeypot name="email" label="Email" />
        </div>
      ),
      because: 'The browser fills in `email` for the reader, whose form is then thrown away.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Skips it: goes from the field before it to the field after it.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'Before' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'After' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
