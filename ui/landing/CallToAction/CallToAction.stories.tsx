import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { start } from './CallToAction.fixture.ts'
import { CallToAction } from './CallToAction.tsx'

const meta = {
  id: 'landing-calltoaction',
  title: 'Landing/CallToAction',
  component: CallToAction,
  tags: ['status:stable', 'a11y:open', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: start,
} satisfies Meta<typeof CallToAction>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows three options, each with a button and its figures. */
export const ThreeWays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const options = ['Rent a Machine', 'Offer a Machine', 'Become a Partner'].map((name) => canvas.getByRole('link', { name }))
    await expect(options.map((option) => option.getAttribute('href'))).toEqual(['/rent', '/offer', '/partner'])
    await expect(canvas.getAllByRole('listitem').flatMap((item) => (item.querySelector('h3') ? [item.textContent] : []))).toEqual([
      'RentBy the day.Rent a Machine80% lower cost stated S199% uptime stated S2',
      'OfferWhen it stands idle.Offer a MachineOne GPU to start with ',
      'PartnerConnect your network.Become a PartnerAll regions reached stated S3',
    ])
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const name of ['Rent a Machine', 'stated S1', 'stated S2', 'Offer a Machine', 'Become a Partner', 'stated S3']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
    },
  }),
}

export const States: Story = states(
  (args) =>
    inLooks('three options', (look) => <CallToAction {...args} id={`options-${look}`} title={`Rent, offer or connect, ${look}.`} />, [
      'rest',
      'hover',
      'focus',
    ]),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <CallToAction
    id={`options-${id}`}
    title={title}
    options={[word, '1.234.567,89'].map((figure, at) => ({
      verb: title,
      label: `${word} ${at}`,
      detail: text,
      href: '#options',
      facts: [{ figure, label: title, stamp: { kind: 'stated', label: word } }],
    }))}
  />
))
