import type { Guide } from '../../../.storybook/guides/guide.ts'
import { FieldTable } from './FieldTable.tsx'

const texts = { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' }

export const guide = {
  use: 'The fields of one object of a call or a file: name, type, whether it must be there, what it does and what its values keep to. On a narrow screen each field becomes a short list, and stays a table for a screen reader.',
  avoid:
    'Not for comparing things (take the table of `proseElements`), not for an example (take `CodeBlock`), not for a single field (write a sentence).',
  do: [
    {
      show: (
        <FieldTable
          caption="Fields of a port"
          texts={texts}
          rows={[
            {
              name: 'port',
              type: 'integer',
              required: true,
              meaning: 'Where the machine answers from outside.',
              constraints: '1 to 65535',
            },
            { name: 'protocol', type: 'string', meaning: 'TCP when it is left out.', constraints: 'tcp or udp' },
          ]}
        />
      ),
      because: 'The meaning says what the field does and what happens without it; the limits stand in a line of their own.',
    },
  ],
  dont: [
    {
      show: (
        <FieldTable
          caption="Fields of a machine"
          texts={texts}
          rows={[{ name: 'name', type: 'string, required, 1 to 63 characters', meaning: 'The name.' }]}
        />
      ),
      because: 'The meaning repeats the name, and the type holds three answers that readers look for in three places.',
    },
  ],
  keyboard: [],
} satisfies Guide
