import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { start } from './CallToAction.fixture.ts'
import { guide } from './CallToAction.guide.tsx'
import { CallToAction } from './CallToAction.tsx'

const meta = {
  id: 'landing-calltoaction',
  title: 'Landing/CallToAction',
  component: CallToAction,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, layout: 'fullscreen' },
  args: start,
} satisfies Meta<typeof CallToAction>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Three options, each with a description of its target. */
export const ThreeWays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('link')
    await expect(options.map((option) => option.getAttribute('href'))).toEqual(['/rent', '/offer', '/partner'])
    await expect(canvas.getByRole('link', { name: /Offer a Machine/ })).toHaveTextContent('when it stands idle')
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

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
    eyebrow={word}
    title={title}
    options={[1, 2, 3].map((at) => ({ label: `${word} ${at}`, detail: text, href: '#options' }))}
    claims={[
      { figure: word, label: title },
      { figure: '1.234.567,89', label: text },
    ]}
    claimsNote={text}
  />
))
