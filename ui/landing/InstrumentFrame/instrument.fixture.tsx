import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'

/** Widths of the frame, on which instruments depend. */
const rooms = { roomy: '41rem', narrow: '18rem' }

/**
 * `States` story of an instrument in both widths; `cell` makes the names of its pictures unique. The pause control is in the `States` of
 * `InstrumentFrame`: pictures are taken under reduced motion, where it is not shown.
 */
export const instrumentStates = <Args,>(show: (args: Args, cell: string) => ReactNode) =>
  states<Args>(
    (args) =>
      Object.entries(rooms).map(([room, maxInlineSize]) => ({
        label: room,
        show: <div style={{ maxInlineSize }}>{show(args, room)}</div>,
      })),
    { wide: true },
  )

/** `Paused` story of an instrument: its motion stops on request. */
export const paused = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' as const } },
  play: async ({ canvasElement, args }: { canvasElement: HTMLElement; args: { pauseLabel: string } }) => {
    const toggle = within(canvasElement).getByRole('button', { name: args.pauseLabel })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}
