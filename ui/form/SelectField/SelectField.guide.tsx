import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guide.ts'
import { RadioGroupField } from '../RadioGroupField/RadioGroupField.tsx'
import { SelectField } from './SelectField.tsx'

const crops = ['Wheat', 'Rye', 'Oats', 'Barley', 'Spelt', 'Maize'].map((label) => ({ value: label.toLowerCase(), label }))

export const guide = {
  use: 'One answer of many known ones, in the browser’s own list: it opens as the reader’s system does it, also on a phone and without a script.',
  avoid: 'Not for two to five answers: `RadioGroupField` shows them all at once. Not for an answer that nobody can list: take `TextField`. Not for yes or no: take `CheckboxField`.',
  do: [
    {
      show: <SelectField name="select-do" label="Crop" placeholder="Choose one" options={crops} hint="The one on your largest field." />,
      because: 'Nothing is chosen for the reader, and the placeholder says what to do.',
    },
  ],
  dont: [
    {
      show: (
        <SelectField
          name="select-dont"
          label="Is it organic?"
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
      show: <RadioGroupField name="select-dont-many" label="Crop" options={crops} />,
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
