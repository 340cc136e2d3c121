import type { Guide } from '../../../.storybook/guides/guide.ts'
import { PrecedenceLadder } from './PrecedenceLadder.tsx'

const words = { hint: 'Lowest to highest', winner: 'wins' }

export const guide = {
  use: 'Two to seven places that one setting may come from, the weakest first: each step of the stair overrides the one above it, and the last one wins.',
  avoid:
    'Not for steps that a reader takes one after another (take a numbered list of `proseElements`), not for a plan over time (take `Roadmap`), not for settings without an order (take `FieldTable`).',
  do: [
    {
      show: (
        <PrecedenceLadder
          {...words}
          label="Where the color comes from"
          steps={[
            { title: 'The system', text: 'What the reader set for all programs.' },
            { title: 'The project’s file', code: './meridian.json' },
            { title: 'A flag', code: '--no-color' },
          ]}
        />
      ),
      because: 'Each step is a place, with the name of the file or flag as a reader would type it.',
    },
  ],
  dont: [
    {
      show: (
        <PrecedenceLadder
          {...words}
          label="Install"
          steps={[{ title: 'Download the command', text: 'Then' }, { title: 'Log in', text: 'And then' }, { title: 'Order a machine' }]}
        />
      ),
      because: 'These are steps to take: nothing overrides anything, and “wins” stands on the last one.',
    },
  ],
  keyboard: [],
} satisfies Guide
