import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'storybook/test'
import { App } from '../App.tsx'
import { Component } from './not-found.tsx'

const meta = {
  title: 'Pages/NotFound',
  component: Component,
  parameters: { layout: 'fullscreen' },
  render: () => <RouterProvider router={createMemoryRouter([{ Component: App, children: [{ path: '*', Component }] }])} />,
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

/** Says what happened and leads home. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}
