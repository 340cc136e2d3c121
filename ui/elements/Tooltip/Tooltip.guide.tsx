import type { Guide } from '../../../.storybook/guides/guide.ts'
import { expect, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export const guide = {
  use: 'A few words more on something that takes the focus: what a short label means, or a shortcut.',
  avoid:
    'Not for what a reader must know: write it into the page, a touch screen shows no tooltip. Not for why a button cannot be used: that is `disabledReason`.',
  do: [
    {
      show: (
        <Tooltip text="Charged once a day, 17:55 UTC">
          <Button variant="outline">Daily price</Button>
        </Tooltip>
      ),
      because: 'The label says enough; the tooltip says more.',
    },
  ],
  dont: [
    {
      show: (
        <Tooltip text="Deletes all data">
          <Button>Terminate</Button>
        </Tooltip>
      ),
      because: 'Half of the readers never see the warning: it belongs beside the button or into a `Dialog`.',
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
