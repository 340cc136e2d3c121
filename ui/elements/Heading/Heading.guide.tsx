import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Text } from '../Text/Text.tsx'
import { Heading } from './Heading.tsx'

export const guide = {
  use: 'The title of a page, a section or a part. `level` is its place in the outline, `size` is how large it is set; neither follows from the other.',
  avoid:
    'Not to make a sentence large: take `Text` in `lead` or `figure`. Not in the text of documentation: take `DocHeading`, which carries a link to itself. Not over the fields of a form: take `FieldGroup`.',
  do: [
    {
      show: <Heading level={2}>Deploy a container in one call</Heading>,
      because: 'A short sentence says what the part tells: who reads only headings has the story.',
    },
    {
      show: (
        <>
          <Heading level={3} size="title">
            Lagos
          </Heading>
          <Text>412 GPUs are free.</Text>
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
            Regions
          </Heading>
          <Heading level={4}>Lagos</Heading>
        </>
      ),
      because: 'From level 2 to 4: in the outline a part seems to be missing.',
    },
  ],
  keyboard: [],
} satisfies Guide
