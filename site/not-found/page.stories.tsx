import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { page } from '../frame/page.fixture.tsx'
import { Component } from './page.tsx'

const meta = {
  id: 'pages-notfound',
  title: 'Pages/NotFound',
  component: Component,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  render: () => page(<Component />),
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Shows what happened and links home. */
export const LeadsHome: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    await expect(console.error).toHaveBeenCalledWith('404: no page at /story')
  },
}
