import type { Guide } from '../../../.storybook/guides/guide.ts'
import { expect } from 'storybook/test'
import { fieldTexts as texts } from './fixture.ts'
import { FieldTable } from './FieldTable.tsx'

export const guide = {
  use: 'The fields of one object of a call or a file: name, type, whether it must be there, what it does and what its values keep to. Nested objects fold on a line of their own; the browser’s find opens them.',
  avoid:
    'Not for comparing things (take the table of `proseElements`), not for an example (take `CodeBlock`), not for a single field (write a sentence).',
  do: [
    {
      show: (
        <FieldTable
          title="Fields of a port"
          texts={texts}
          rows={[
            {
              name: 'port',
              type: 'integer',
              required: true,
              meaning: 'Where the machine answers from outside.',
              constraints: '1 to 65535',
            },
            { name: 'protocol', type: 'string', fallback: 'default tcp', meaning: 'Transport protocol.', constraints: 'tcp or udp' },
          ]}
        />
      ),
      because: 'The meaning says what the field does and what happens without it; default and limits have their places.',
    },
  ],
  dont: [
    {
      show: (
        <FieldTable
          title="Fields of a machine"
          texts={texts}
          rows={[{ name: 'name', type: 'string, required, 1 to 63 characters', meaning: 'The name.' }]}
        />
      ),
      because: 'The meaning repeats the name, and the type holds three answers that readers look for in three places.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the button that opens every object, then to the objects.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Expand all' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvasElement.querySelector('summary')).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On an object, opens or closes it. On the button, opens every object, then closes them.',
      test: async ({ canvas, canvasElement, userEvent }) => {
        const [outer, inner] = canvasElement.querySelectorAll('details')
        await expect([outer?.open, inner?.open]).toEqual([true, false])
        outer!.querySelector('summary')!.focus()
        await userEvent.keyboard('{Enter}')
        await expect(outer?.open).toBe(false)
        await userEvent.keyboard(' ')
        await expect(outer?.open).toBe(true)
        canvas.getByRole('button', { name: 'Expand all' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect([outer?.open, inner?.open]).toEqual([true, true])
        await userEvent.keyboard(' ')
        await expect([outer?.open, inner?.open]).toEqual([false, false])
      },
    },
  ],
} satisfies Guide
