import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { RouteError } from '../RouteError.tsx'
import { page } from './page-fixture.tsx'

function Broken(): never {
  throw new Error('The figures of this page cannot be read.')
}

const meta = {
  id: 'pages-error',
  title: 'Pages/Error',
  component: RouteError,
  parameters: { layout: 'fullscreen' },
  args: { error: new Error('A page failed.') },
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

/** A page that fails while it is drawn leaves its message and a way home. */
export const Default: Story = {
  beforeEach: () => {
    // React tells the console what the screen shows.
    spyOn(console, 'error').mockImplementation(() => {})
  },
  render: () => page(<Broken />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The figures of this page cannot be read.')
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}
