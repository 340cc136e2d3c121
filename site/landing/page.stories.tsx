import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../frame/page.fixture.tsx'
import { settled } from '#ui/landing/Proof/Proof.fixture.ts'
import { Component } from './page.tsx'

const meta = {
  id: 'pages-landing',
  title: 'Pages/Landing',
  component: Component,
  parameters: { layout: 'fullscreen' },
  render: () => page(<Component />),
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { settled } }

/** The sections in the specification's order, one heading each. */
export const SectionsInOrder: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const regions = within(canvas.getByRole('main')).getAllByRole('region')
    const ids = regions.map((region) => region.id).filter(Boolean)
    await expect(ids).toEqual(['about', 'oneproof', 'targets', 'features', 'compute-network', 'roadmap', 'faq', 'community', 'ledger'])
    await userEvent.click(canvas.getByText('How fast is it?'))
    await waitFor(() => expect(canvas.getByText('Average latency is', { exact: false })).toBeVisible())
  },
}
