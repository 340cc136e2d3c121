import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getPauseKeys } from '../../elements/Ticker/getPauseKeys.fixture.ts'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { hero } from './Hero.fixture.ts'
import { Hero } from './Hero.tsx'

const meta = {
  id: 'landing-hero',
  title: 'Landing/Hero',
  component: Hero,
  tags: ['status:stable', 'a11y:open', 'purpose:tell', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: hero,
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Screen readers get the headline, a description of the figure, and an external link that says where it opens. */
export const ReadInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One layer for every machine' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /routed to one free machine/ })).toBeVisible()
    await expect(canvas.getByText('∞')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Join the community (opens in a new tab)' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference', disableSnapshot: true } },
  play: testKeys({
    ...getPauseKeys('Pause the figure'),
    Tab: async ({ canvas, userEvent }) => {
      for (const name of ['Read the guide', 'Join the community (opens in a new tab)', 'Learn more']) {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Pause the figure' })).toHaveFocus()
    },
  }),
}

/** The drawing pauses on request, and scrolls more slowly than the text. */
export const Paused: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Pause the figure' })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    document.documentElement.style.scrollBehavior = 'auto'
    document.body.style.paddingBlockEnd = '200vh'
    const [figure, words] = [canvas.getByRole('img'), canvas.getByRole('heading', { level: 1 })]
    const apart = () => figure.getBoundingClientRect().top - words.getBoundingClientRect().top
    const atRest = apart()
    scrollTo(0, 200)
    await waitFor(() => expect(apart() - atRest).toBeCloseTo(20, 0))
    document.body.style.paddingBlockEnd = ''
    document.documentElement.style.scrollBehavior = ''
  },
}

/** Figures keep their direction in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(canvas.getByText('28'), canvas.getByText('24/7')),
}

const moving = (root: HTMLElement) => root.ownerDocument.getAnimations().filter((animation) => animation.playState === 'running').length

/** The drawing is complete before it moves, and the pause button stops all motion. */
export const StandsStill: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { prefersReducedMotion: 'no-preference' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('checked')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the figure' }))
    await expect(moving(canvasElement)).toBe(0)
  },
}

export const States: Story = states(
  (args) => inLooks('three ways on', (look) => <Hero {...args} title={`One layer, ${look}`} />, ['rest', 'hover', 'focus']),
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => {
  // The words in a drawing are short, because they cannot wrap.
  const short = word.slice(0, 10)
  return (
    <Hero
      badge={title}
      title={title}
      lead={text}
      actions={(['primary', 'outline', 'text'] as const).map((variant) => ({ label: `${word} ${variant}`, href: '#hero', variant }))}
      figure={{
        ...args.figure,
        alt: text,
        source: short,
        verified: short,
        networks: [`${short} 1`, `${short} 2`, `${short} 3`, `${short} 4`],
        pauseLabel: word,
      }}
      stats={[
        { figure: '1.234.567,89', label: title },
        { figure: '∞', label: word },
      ]}
      invitation={{ question: text, label: word, href: '#hero' }}
    />
  )
})
