import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { plainSource, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

interface Place {
  page: string
  title: string
  /** Label of the button that opens the page. */
  label: string
}

/** App whose buttons open other pages. */
function Navigating({ page: first, to }: { page: string; to: readonly Place[] }) {
  const [page, setPage] = useState(first)
  return (
    <>
      {to.map(({ label, title, page: next }) => (
        <Button
          key={label}
          onClick={() => {
            document.title = title
            setPage(next)
          }}
        >
          {label}
        </Button>
      ))}
      <RouteAnnouncer page={page} />
    </>
  )
}

const balance = { page: '/second', title: 'Balance – Docs – Meridian', label: 'Open the balance' }

const meta = {
  id: 'elements-routeannouncer',
  title: 'Elements/RouteAnnouncer',
  component: RouteAnnouncer,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  parameters: { docs: plainSource },
  args: { page: '/first' },
  render: ({ page }) => <Navigating page={page} to={[balance]} />,
  beforeEach: () => {
    const { title } = document
    return () => {
      document.title = title
    }
  },
} satisfies Meta<typeof RouteAnnouncer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The announcer is silent at first. After each navigation it announces the new title, including on a return to the first page. */
export const Announces: Story = {
  tags: ['!autodocs'],
  render: ({ page }) => <Navigating page={page} to={[balance, { page, title: 'Docs – Meridian', label: 'Back' }]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the balance' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance – Docs – Meridian')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Docs – Meridian$/)
  },
}

export const States: Story = states((args) => [
  { label: 'before the first navigation: says nothing, shows nothing', show: <RouteAnnouncer {...args} /> },
])

const wordy = stress(({ word, text }) => <Navigating page="/first" to={[{ page: '/second', title: text, label: word }]} />)

/** A title of any length takes up no space. */
export const Stress: Story = {
  ...wordy,
  play: async (context) => {
    const canvas = within(context.canvasElement)
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    for (const status of canvas.getAllByRole('status')) await expect(status).not.toBeEmptyDOMElement()
    wordy.play(context)
  },
}
