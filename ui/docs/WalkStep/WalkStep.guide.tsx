import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { walkStep } from './fixture.tsx'
import { WalkStep } from './WalkStep.tsx'

export const guide = {
  use: 'One step of a walk-through: its text, and a `WalkCall` with request, button, response and way on. The steps stand one below the other on a line; a done one folds to its result, one ahead to its call. Without JavaScript and on paper all are open, each with its documented response.',
  avoid: 'Not for an order of steps without calls (take a numbered list), not for answers (take `Faq`).',
  do: [
    {
      show: <WalkStep {...walkStep} id="do-order" open={false} state="done" result={{ text: 'web-1', status: 200 }} />,
      because: 'The result says what the step brought, in one value.',
    },
  ],
  dont: [
    {
      show: <WalkStep {...walkStep} id="dont-order" title="Step two" open={false} />,
      because: 'The number is there already; the title says what is done.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the title: opens or folds the step. On the button: sends the request, whose response is announced.',
      test: async ({ canvas, userEvent }) => {
        const title = canvas.getByRole('button', { name: '2. Order the machine' })
        title.focus()
        await userEvent.keyboard('{Enter}')
        await expect(title).toHaveAttribute('aria-expanded', 'true')
        canvas.getByRole('button', { name: 'Send' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('200: The machine starts.')).toHaveRole('status')
        await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus()
      },
    },
  ],
} satisfies Guide
