import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectLeftToRight } from '../../fixtures/right-to-left.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Endpoint, endpointMethods } from './Endpoint.tsx'

const meta = {
  id: 'docs-endpoint',
  title: 'Docs/Endpoint',
  component: Endpoint,
  tags: ['status:stable', 'a11y:reviewed', 'purpose:show'],
  args: { method: 'POST', path: '/machines', verified: 'samples checked', verifiedHint: 'A test runs every sample of this call.' },
  argTypes: { method: { control: 'select', options: endpointMethods } },
} satisfies Meta<typeof Endpoint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MethodAndPath: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('code')).toHaveTextContent('POST /machines')
  },
}

export const Unchecked: Story = { args: { verified: undefined } }

export const Methods: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {endpointMethods.map((method) => (
        <Endpoint key={method} {...args} method={method} />
      ))}
    </div>
  ),
}

/** Calls are left-to-right in right-to-left text. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  play: ({ canvas }) => expectLeftToRight(canvas.getByRole('code')),
}

export const States: Story = states(
  (args) => [
    ...endpointMethods.map((method) => ({ label: method, show: <Endpoint {...args} method={method} /> })),
    { label: 'samples not run', show: <Endpoint {...args} verified={undefined} /> },
    {
      label: 'long path',
      show: (
        <Endpoint
          {...args}
          path="/accounts/{accountId}/deployments/{deploymentId}/environments/{environmentName}/variables/{variableName}"
        />
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word }, args) => (
  <Endpoint {...args} path={`/accounts/{${word}Id}/${word.toLowerCase()}/logs`} verified={word} />
))
