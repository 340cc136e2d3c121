import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brand } from '@workspace/tokens/brand.ts'
import { RouterProvider } from 'react-router-dom'
import { plainSource } from '#ui/fixtures/states.tsx'
import { siteAt } from '../site-at.fixture.ts'
import { Component } from './received.tsx'

type Loaded = Awaited<ReturnType<typeof siteAt>>

const reference = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'

const meta = {
  id: 'pages-received',
  title: 'Pages/Received',
  component: Component,
  parameters: { layout: 'fullscreen', docs: plainSource },
  loaders: [async () => ({ router: await siteAt(`/cloud-host-form/received/${reference}`) })],
  render: (_args, { loaded }) => <RouterProvider router={loaded.router as Loaded} />,
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows the success text, the reference and the contact. */
export const NamesTheReference: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Application received' })).toBeVisible()
    await expect(canvas.getByText(reference)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: brand.email })[0]).toHaveAttribute('href', `mailto:${brand.email}`)
  },
}
