import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

const meta = {
  title: 'Elements/RouteAnnouncer',
  component: RouteAnnouncer,
  args: { page: '/first' },
  render: function Navigating(args) {
    const [page, setPage] = useState(args.page)
    return (
      <>
        <title>{`Page ${page}`}</title>
        <Button onClick={() => setPage('/second')}>Go on</Button>
        <RouteAnnouncer page={page} />
      </>
    )
  },
} satisfies Meta<typeof RouteAnnouncer>

export default meta
type Story = StoryObj<typeof meta>

/** Silent at first; after a navigation it reads the new title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Page /second')
  },
}
