import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { SelectField } from './SelectField.tsx'

const models = ['H200', 'H100', 'A100', 'L40S', 'MI300X', 'RTX 4090'].map((label) => ({ value: label.toLowerCase(), label }))

export const guide = {
  use: 'A select field asks for one of many known answers, in the browser’s own list. It opens as the reader’s system does it, also on a phone and without a script.',
  avoid:
    'Not for two to five answers: `RadioGroupField` shows them all at once. Not for an answer that nobody can list: take `TextField`. Not for yes or no: take `CheckboxField`.',
  do: [
    {
      show: (
        <SelectField name="select-do" label="GPU model" placeholder="Choose one" options={models} hint="The one that you have most of." />
      ),
      because: 'Nothing is chosen for the reader, and the placeholder says what to do.',
    },
  ],
  dont: [
    {
      show: (
        <SelectField
          name="select-dont"
          label="Is it cooled by water?"
          placeholder="Choose one"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      ),
      because: 'Two answers hide behind a click.',
    },
    {
      show: <RadioGroupField name="select-dont-many" label="GPU model" options={models} />,
      because: 'Six rows and more push the next question out of sight: from there on take a list.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the list. From there on the keys are those of the reader’s own browser and system: it is a native list.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        const list = canvas.getByRole('combobox', { name: 'GPU setup' })
        await expect(list).toHaveFocus()
        await expect(list.localName).toBe('select')
      },
    },
  ],
} satisfies Guide
