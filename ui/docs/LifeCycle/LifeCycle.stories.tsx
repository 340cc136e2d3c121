import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { job, rental } from './fixture.ts'
import { LifeCycle, lifeTones } from './LifeCycle.tsx'

const meta = {
  id: 'docs-lifecycle',
  title: 'Docs/LifeCycle',
  component: LifeCycle,
  tags: ['status:beta', 'a11y:reviewed', 'purpose:show'],
  args: rental,
} satisfies Meta<typeof LifeCycle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** States and charges are lists in the order of the line. */
export const Lists: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'The life of a machine' }))
    const [life, , charges] = figure.getAllByRole('list')
    await expect([...life!.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
      'Order POST /machines starting 1 min',
      'Running you can log in18:0018:00',
      'Ended by its hostfunds are held',
      'Closed DELETE ',
    ])
    await expect(charges).toHaveTextContent('4.00 prepaid at the order4.00 at 18:004.00 at 18:00paid to 18:00')
  },
}

/** One call returns to the same state, and an alternative end is below the line. */
export const WithEnd: Story = { args: { ...job, charges: undefined } }

/** The diagram runs from top to bottom and stays inside the frame. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { ...job, charges: undefined },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const tops = ['waiting', 'running', 'done', 'failed'].map((name) => canvas.getByText(name).getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const States: Story = states(
  () => [
    { label: 'charges', show: <LifeCycle {...rental} /> },
    { label: 'a way back and an end', show: <LifeCycle {...job} label={`${job.label} 2`} /> },
    {
      label: 'tones',
      show: (
        <LifeCycle
          label="Tones"
          caption="One state of each tone."
          steps={lifeTones.map((tone) => ({ name: tone, tone, span: 3, way: { look: 'rest' } }))}
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <LifeCycle
    label={`${title} ${id}`}
    caption={text}
    steps={[
      { name: word, text: title, tone: 'live', span: 5, way: { look: 'waiting', text, detail: word } },
      { name: title, text: word, tone: 'danger', span: 7 },
    ]}
    charges={{ title: word, items: [{ when: title, amount: '4.00', text: word, span: 4 }], rest: text }}
    end={{ name: word, text: title, action: word, from: text }}
  />
))
