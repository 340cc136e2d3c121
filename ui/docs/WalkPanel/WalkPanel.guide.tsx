import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { walkPanel } from './fixture.ts'
import { WalkPanel, type WalkPanelProps } from './WalkPanel.tsx'

export const guide = {
  use: 'The state that the steps of a walk-through change: progress, clock, balance, machine. In `DocsLayout` it stands beside the steps, in the place of the contents; with less room it is a strip at the end of the window. Without JavaScript it is not there.',
  avoid: 'Not for the state of a real account: it says what a sandbox plays.',
  do: [
    {
      show: <WalkPanel {...walkPanel} />,
      ownWindow: true,
      because: 'The status is a word, so that a reader sees what a step has changed.',
    },
  ],
  dont: [
    {
      show: <WalkPanel {...walkPanel} machine={{ ...walkPanel.machine, name: '', status: '3', facts: [] }} />,
      ownWindow: true,
      because: 'A number is no status: nobody knows whether the machine runs.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On “Start over”: clears the walk-through.',
      test: async ({ args, canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Start over' }).focus()
        await userEvent.keyboard('{Enter}')
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the story's own args
        await expect((args['startOver'] as WalkPanelProps['startOver']).onClick).toHaveBeenCalledOnce()
      },
    },
  ],
} satisfies Guide
