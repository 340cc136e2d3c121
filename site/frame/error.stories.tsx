import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { PartsProvider } from '#ui/elements/Part/Part.tsx'
import { errors } from './words/errors.ts'
import { backHeader } from './words/site.ts'
import { Frame } from './Frame.tsx'
import { RouteError } from './RouteError.tsx'
import { failing, page } from './page.fixture.tsx'

const meta = {
  id: 'pages-error',
  title: 'Pages/Error',
  component: RouteError,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    // React logs the error that the screen shows.
    spyOn(console, 'error').mockImplementation(() => {})
  },
} satisfies Meta<typeof RouteError>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  // A real stack trace would contain file paths of this machine.
  render: () =>
    failing(
      Object.assign(new Error('The figures of this page cannot be read.'), {
        stack: 'Error: The figures of this page cannot be read.\n    at Page (site/pages/landing.tsx:36:9)',
      }),
    ),
}

/** A page that fails to render shows a status, a message and a link home. */
export const LeadsHome: Story = {
  ...Default,
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('500 The figures of this page cannot be read.')
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  },
}

const Failing = () => {
  throw new Error('This figure cannot be drawn.')
}

/** A part that fails shows a message. The rest of the page stays. */
export const OnePart: Story = {
  tags: ['no-picture'],
  render: () => (
    <PartsProvider failed={errors.part}>
      {page(
        <Frame header={backHeader}>
          <h1>A page of two parts</h1>
          <Failing />
        </Frame>,
      )}
    </PartsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page failed.')
    await expect(canvas.getByRole('heading', { level: 1, name: 'A page of two parts' })).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
  },
}
