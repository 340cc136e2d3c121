import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldGroup } from './FieldGroup.tsx'

export const guide = {
  use: 'A stretch of a form about one thing: its title, its fields in two columns where there is room, and a marker that is filled when all of them are valid. It stands in a `FormLayout`.',
  avoid:
    'Not for the answers of one question (`RadioGroupField` groups them itself), not for a section of a page (take `Section`), not for a single short form, which needs no groups.',
  do: [
    {
      show: (
        <div style={{ paddingInlineStart: 48 }}>
          <FieldGroup title="The company">
            <TextField name="group-do-name" label="Name" required defaultValue="Lagos Compute" />
            <TextField name="group-do-place" label="City" required />
          </FieldGroup>
        </div>
      ),
      because: 'Two to six fields that belong together, and the title says to what; the required ones decide about the marker.',
    },
  ],
  dont: [
    {
      show: (
        <div style={{ paddingInlineStart: 48 }}>
          <FieldGroup title="More">
            <TextField name="group-dont-bank" label="Bank account" />
            <CheckboxField name="group-dont-cooling" label="The racks are cooled by water" />
          </FieldGroup>
        </div>
      ),
      because:
        'The title says nothing, the fields have nothing in common, and none is required: the marker is filled before anybody has answered.',
    },
  ],
  keyboard: [],
} satisfies Guide
