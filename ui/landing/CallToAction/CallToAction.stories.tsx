import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guide.ts'
import { inLooks, states } from '../../../.storybook/states.tsx'
import { stress } from '../../../.storybook/stress.tsx'
import { mill } from './CallToAction.fixture.ts'
import { guide } from './CallToAction.guide.tsx'
import { CallToAction } from './CallToAction.tsx'

const meta = {
  id: 'landing-calltoaction',
  title: 'Landing/CallToAction',
  component: CallToAction,
  tags: ['status:stable', 'a11y:reviewed'],
  parameters: { guide, layout: 'fullscreen' },
  args: mill,
} satisfies Meta<typeof CallToAction>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A visitor sees three ways, each with what one does there. */
export const ThreeWays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link')
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/rent', '/offer', '/mill'])
    await expect(canvas.getByRole('link', { name: /Offer a Machine/ })).toHaveTextContent('when it stands idle')
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

export const States: Story = states(
  (args) => inLooks('three ways', (look) => <CallToAction {...args} id={`ways-${look}`} title={`Sow, harvest or mill, ${look}.`} />, ['rest', 'hover', 'focus']),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <CallToAction
    id={`ways-${id}`}
    station={word}
    title={title}
    ways={[1, 2, 3].map((at) => ({ label: `${word} ${at}`, detail: text, href: '#ways' }))}
    claims={[
      { figure: word, label: title },
      { figure: '1.234.567,89', label: text },
    ]}
    claimsNote={text}
  />
))
