import type { Guide } from '../../../.storybook/guide.ts'
import { Text } from '../Text/Text.tsx'
import { Heading } from './Heading.tsx'

export const guide = {
  use: 'The title of a page, a section or a part. `level` is its place in the outline, `size` is how large it is set; neither follows from the other.',
  avoid:
    'Not to make a sentence large: take `Text` in `lead` or `figure`. Not in the text of documentation: take `DocHeading`, which carries a link to itself. Not over the fields of a form: take `FieldGroup`.',
  do: [
    {
      show: <Heading level={2}>Sow after the last frost</Heading>,
      because: 'A short sentence says what the part tells: who reads only headings has the story.',
    },
    {
      show: (
        <>
          <Heading level={3} size="title">
            Rye
          </Heading>
          <Text>Needs little water.</Text>
        </>
      ),
      because: 'The level follows the outline, the size follows the room.',
    },
  ],
  dont: [
    {
      show: (
        <>
          <Heading level={2} size="h3">
            Fields
          </Heading>
          <Heading level={4}>Rye</Heading>
        </>
      ),
      because: 'From level 2 to 4: in the outline a part seems to be missing.',
    },
  ],
  keyboard: [],
} satisfies Guide
