import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Stack } from './Stack.tsx'

export const guide = {
  use: 'Room between parts: `Stack` for one direction, `Grid` for columns, `Container` for the middle of the page.',
  avoid:
    'Not inside a section of the landing page, which spaces its own parts. Not for a list of data: take a list, so that a screen reader counts it.',
  do: [
    {
      show: (
        <Stack direction="horizontal" gap="small">
          <Button>Deploy</Button>
          <Button variant="outline">Estimate</Button>
        </Stack>
      ),
      because: 'Buttons that belong together stand close together and wrap on a narrow screen.',
    },
  ],
  dont: [
    {
      show: (
        <Stack gap="large">
          <Badge>eu-west</Badge>
          <Badge>af-south</Badge>
        </Stack>
      ),
      because: 'So much room makes two facts of one thing look like two things.',
    },
  ],
  keyboard: [],
} satisfies Guide
