import type { Guide } from '../../../.storybook/guides/guide.ts'
import type { ReactNode } from 'react'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

/** An open tooltip in the middle of its window. */
const Open = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', placeContent: 'center', minBlockSize: '17rem' }}>{children}</div>
)

export const guide = {
  use: 'A tooltip adds a few words to something that takes the focus, such as what a short label means. It opens on hover and on focus, and Escape closes it.',
  avoid:
    'Not for what a reader must know: write it into the page, because a touch screen shows no tooltip. Not for why a button cannot be used: that is `disabledReason`.',
  do: [
    {
      show: (
        <Open>
          <Tooltip text="Charged once a day, 17:55 UTC" side="bottom" defaultOpen>
            <Button variant="outline">Daily price</Button>
          </Tooltip>
        </Open>
      ),
      ownWindow: true,
      because: 'The label says enough. The tooltip adds a detail that a reader can do without.',
    },
  ],
  dont: [
    {
      show: (
        <Open>
          <Tooltip text="Deletes all data" side="bottom" defaultOpen>
            <Button>Terminate</Button>
          </Tooltip>
        </Open>
      ),
      ownWindow: true,
      because: 'A reader on a touch screen never sees the warning. Write it beside the button, or ask in a `Dialog`.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the element and shows the tooltip.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button')).toHaveFocus()
        await expect(await screen.findByRole('tooltip')).toHaveTextContent('Charged once a day')
        await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Charged once a day')
      },
    },
    {
      keys: 'Escape',
      does: 'Hides it; the focus stays.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await screen.findByRole('tooltip')
        await userEvent.keyboard('{Escape}')
        await expect(screen.queryByRole('tooltip')).toBeNull()
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
  ],
} satisfies Guide
