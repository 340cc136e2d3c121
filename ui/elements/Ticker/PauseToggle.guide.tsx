import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { PauseToggle, type PauseToggleProps } from './PauseToggle.tsx'

function Live({ label, paused: first = false }: Pick<PauseToggleProps, 'label'> & { paused?: boolean }) {
  const [paused, setPaused] = useState(first)
  return <PauseToggle label={label} paused={paused} onChange={setPaused} />
}

export const guide = {
  use: 'Stops a motion that goes on by itself, and starts it again. It stands beside that motion, whose ticks come from `useTicker`; where nothing moves (reduced motion, no scripts) it is not shown.',
  avoid:
    'Not for a motion that answers the reader: that ends by itself. Not for a setting: take `CheckboxField`, or `ThemeToggle` for the theme.',
  do: [
    {
      show: <Live label="Pause the node map" />,
      because: 'The label names the motion, and stays the same: “pressed” says that it stands still.',
    },
  ],
  dont: [
    { show: <Live label="Pause" />, because: 'With two motions on a page nobody hears which one it stops.' },
    {
      show: <Live label="Start the node map" paused />,
      because: 'A label for the other state contradicts the “pressed” that is read after it.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves the focus to the toggle.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Pause the node map' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Stops the motion; pressed again, starts it.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByRole('button', { name: 'Pause the node map', pressed: true })).toBeVisible()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('button', { name: 'Pause the node map', pressed: false })).toBeVisible()
      },
    },
  ],
} satisfies Guide
