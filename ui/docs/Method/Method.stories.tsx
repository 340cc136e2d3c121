import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Method } from './Method.tsx'
import { httpMethods, methodLooks } from './Method.tsx'

const meta = {
  id: 'docs-method',
  title: 'Docs/Method',
  component: Method,
  tags: ['status:beta', 'a11y:reviewed', 'purpose:show'],
  args: { method: 'GET' },
  argTypes: { method: { control: 'select', options: httpMethods } },
} satisfies Meta<typeof Method>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every method in every look, and as a word on a dark panel. Screen readers read `DEL` as DELETE. */
export const States: Story = {
  ...states((args) => [
    ...methodLooks.flatMap((look) =>
      httpMethods.map((method) => ({ label: look, show: <Method {...args} method={method} look={look} /> })),
    ),
    ...httpMethods.map((method) => ({
      label: 'on ink',
      show: (
        <div data-band="code">
          <Method {...args} method={method} look="word" />
        </div>
      ),
    })),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DEL')).toHaveAccessibleName('DELETE')
  },
}

/** Shows the method beside text of any length and direction. */
export const Stress: Story = stress(({ title }) => (
  <p>
    <Method method="PATCH" /> {title}
  </p>
))
