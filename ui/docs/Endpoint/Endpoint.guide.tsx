import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Endpoint } from './Endpoint.tsx'

export const guide = {
  use: 'The call that a page of reference is about, at the head of that page: its method, its path, and whether its samples were run.',
  avoid:
    'Not for a call that a sentence mentions (take `code` of `proseElements`), not for a whole request (take `CodeTabs`), not for a command (take `CodeBlock`).',
  do: [
    {
      show: <Endpoint method="DELETE" path="/machines/{id}" verified="samples checked" />,
      because: 'The path starts behind the host and holds its parameters in braces, as the table of fields below names them.',
    },
  ],
  dont: [
    {
      show: <Endpoint method="GET" path="https://api.meridian.example/machines/0x8f3a?full=1" />,
      because: 'Host, query and an example value hide what is fixed in the path; the sample below shows them filled in.',
    },
    {
      show: <Endpoint method="GET" path="/offers" verified="new" />,
      because: 'The lime mark says that the samples were run, and nothing else.',
    },
  ],
  keyboard: [],
} satisfies Guide
