import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkProvider, type InternalLinkProps } from '../Link/LinkProvider.tsx'
import { guide } from './MenuDialog.guide.tsx'
import { MenuDialog, menuSides } from './MenuDialog.tsx'
import { stressOpen } from './stressOpen.fixture.tsx'

/** Link that stays in the story. */
const Still = ({ children, href, ...props }: InternalLinkProps) => (
  <a {...props} href={href} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
)

const meta = {
  id: 'elements-menudialog',
  title: 'Elements/MenuDialog',
  component: MenuDialog,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide },
  argTypes: { side: { control: 'select', options: menuSides } },
  args: {
    label: 'Regions',
    closeLabel: 'Close',
    head: 'Regions',
    children: (
      <ul>
        <li>
          <Link href="#lagos">Lagos</Link>
        </li>
        <li>
          <Link href="#haifa">Haifa</Link>
        </li>
      </ul>
    ),
  },
  render: (args) => (
    <LinkProvider component={Still}>
      <MenuDialog {...args} />
    </LinkProvider>
  ),
} satisfies Meta<typeof MenuDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Stand-in for a dialog whose file or content is broken. */
function Failing(): never {
  throw new Error('The head of the menu cannot be drawn.')
}

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Regions' }))
  return canvas.findByRole('dialog', { name: 'Regions' })
}

export const Default: Story = {}

/** Takes the focus when it opens, its button closes it and returns the focus, and going back closes it too. */
export const OpensAndCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await expect(canvas.getByRole('button', { expanded: true, hidden: true })).toHaveTextContent('Regions')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
    const again = await opened(canvas)
    dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(again).not.toBeInTheDocument())
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** A followed link closes it. */
export const Choice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.click(within(dialog).getByRole('link', { name: 'Haifa' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const FromTheTop: Story = {
  tags: ['!autodocs'],
  args: { side: 'top' },
  play: async ({ canvas }) => {
    await expect(await opened(canvas)).toBeVisible()
  },
}

export const FromTheStart: Story = {
  tags: ['!autodocs'],
  args: { side: 'start' },
  play: async ({ canvas }) => {
    await expect(await opened(canvas)).toBeVisible()
  },
}

/** When the dialog fails to render, its links are in the page, below the button. */
export const Failed: Story = {
  tags: ['!autodocs'],
  args: { head: <Failing /> },
  beforeEach: () => {
    // React logs errors that a boundary catches.
    spyOn(console, 'error').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Regions' })
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: 'Lagos' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Haifa' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The button only: an open menu covers the page, see `From The Top` and `From The Start`. */
export const States: Story = states((args) => inLooks('button', () => <MenuDialog {...args} />))

export const Stress: Story = stressOpen(({ word, title }) => (
  <MenuDialog label={title} closeLabel={word} head={word}>
    <ul>
      <li>
        <Link href="#first">{word}</Link>
      </li>
      <li>
        <Link href="#second">{title}</Link>
      </li>
    </ul>
  </MenuDialog>
))
