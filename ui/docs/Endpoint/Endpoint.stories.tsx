import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Endpoint, endpointMethods } from './Endpoint.tsx'

const meta = {
  title: 'Docs/Endpoint',
  component: Endpoint,
  args: { method: 'POST', path: '/machines', verified: 'samples checked' },
  argTypes: { method: { control: 'select', options: endpointMethods } },
} satisfies Meta<typeof Endpoint>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

export const LongCopy: Story = {
  args: { method: 'DELETE', path: '/accounts/{accountId}/deployments/{deploymentId}/environments/{environmentName}/variables/{variableName}' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
