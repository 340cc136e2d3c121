import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Link } from './Link.tsx'

export const guide = {
  use: 'A link leads to another place. Take `text` inside a sentence and `quiet` in a list of links. An address outside the site opens a new tab and says so.',
  avoid:
    'Not for something that happens on this page: take `Button`. Not for the next step of a view: take `ButtonLink`. A component with a look of its own takes `Anchor`, which goes the same ways unstyled.',
  do: [
    {
      show: (
        <p>
          A day is charged at 17:55 UTC; the <Link href="#billing">billing page</Link> has examples.
        </p>
      ),
      because: 'The words name the place, so they make sense in a list of links too.',
    },
    {
      show: (
        <ul>
          <li>
            <Link href="#lagos" variant="quiet" current="page">
              Lagos
            </Link>
          </li>
          <li>
            <Link href="#haifa" variant="quiet">
              Haifa
            </Link>
          </li>
        </ul>
      ),
      because: 'In a list everybody expects links; `current` underlines the place where the reader is, and says so.',
    },
  ],
  dont: [
    {
      show: (
        <p>
          For examples of bills click <Link href="#here">here</Link>.
        </p>
      ),
      because: 'A screen reader lists links by their words, and this one says nothing.',
    },
    {
      show: (
        <p>
          The job runs on{' '}
          <Link href="#lagos" variant="quiet">
            lagos-1
          </Link>{' '}
          since noon.
        </p>
      ),
      because: 'A quiet link in a sentence looks like text: nobody finds it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the link.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'Read the guide' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'Follows the link.',
      test: async ({ args, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(args.onClick).toHaveBeenCalledOnce()
      },
    },
  ],
} satisfies Guide
