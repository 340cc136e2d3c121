import type { ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'

/** The frame asks its own width, not the window's. */
const rooms = { roomy: '41rem', narrow: '18rem' }

/**
 * The `States` story of an instrument, in both rooms; `cell` tells its pictures apart for who hears them. The control that pauses it is
 * in the `States` of `InstrumentFrame`: pictures are taken under reduced motion, where it is not shown.
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

/** The `Paused` story of an instrument: its motion stops when the reader says so. */
export const paused = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' as const } },
  play: async ({ canvasElement, args }: { canvasElement: HTMLElement; args: { pauseLabel: string } }) => {
    const toggle = within(canvasElement).getByRole('button', { name: args.pauseLabel })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}
