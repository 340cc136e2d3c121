import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { pauseKeys } from '../../elements/Ticker/pauseKeys.fixture.ts'
import { hero } from './Hero.fixture.ts'
import { Hero } from './Hero.tsx'

export const guide = {
  use: 'The first screen of a page: what it is, up to three ways on, and a workload on its way to a free machine. It holds the page’s h1, so it stands once, right below the header.',
  avoid:
    'Not for a second claim further down (take `About` or `CallToAction`), not above documentation (take `PageHeader`), not for a form (take `FormLayout`).',
  do: [
    {
      show: <Hero {...hero} title="Machines for every model" />,
      because: 'A headline of a few words, one sentence that says what happens, and ways on that ask for less from one to the next.',
    },
  ],
  dont: [
    {
      show: (
        <Hero
          {...hero}
          badge="Welcome"
          title="We are the leading provider of integrated solutions for the computing infrastructure of tomorrow"
          lead="Find out more."
          actions={['Start', 'Begin', 'Go'].map((label) => ({ label, href: '#hero-dont', variant: 'primary' as const }))}
        />
      ),
      because: 'Five lines of headline say nothing to hold on to, and of three primary ways nobody knows the next step.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the ways on, then to the control that stops the figure.',
      test: async ({ canvas, userEvent }) => {
        for (const name of ['Read the guide', 'Join the community (opens in a new tab)', 'Learn more']) {
          await userEvent.tab()
          await expect(canvas.getByRole('link', { name })).toHaveFocus()
        }
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Pause the figure' })).toHaveFocus()
      },
    },
    ...pauseKeys('Pause the figure').slice(1),
  ],
} satisfies Guide
