import type { Meta, StoryObj } from '@storybook/react-vite'
import { MotionGlobalConfig } from 'motion'
import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inDisabledFieldset, inLooks, states } from '../../fixtures/states.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkProvider, type InternalLinkProps } from '../Link/LinkProvider.tsx'
import { MenuDialog } from './MenuDialog.tsx'
import { menuSides } from './variants.ts'
import { stressOpen } from './stressOpen.fixture.tsx'

/** Link that does not leave the story. */
const Still = ({ children, href, ...props }: InternalLinkProps) => (
  <a {...props} href={href} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
)

const renderList = (names: readonly string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Link href={`#${name.toLowerCase()}`}>{name}</Link>
      </li>
    ))}
  </ul>
)

const meta = {
  id: 'elements-menudialog',
  title: 'Elements/MenuDialog',
  component: MenuDialog,
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
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

/** Throws while the dialog renders. */
function Failing(): never {
  throw new Error('The head of the menu does not render.')
}

const openMenu = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Regions' }))
  return canvas.findByRole('dialog', { name: 'Regions' })
}

export const Default: Story = {}

/** The menu takes the focus when it opens. The close button closes it and returns the focus. Back also closes it. */
export const OpensAndCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas)
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await expect(canvas.getByRole('button', { expanded: true, hidden: true })).toHaveTextContent('Regions')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
    const again = await openMenu(canvas)
    await expect(again).toHaveAttribute('aria-modal', 'true')
    dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
    await expect(canvas.getByRole('button', { expanded: false })).toHaveAttribute('aria-haspopup', 'dialog')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    'Enter, Space': async ({ canvas, userEvent }) => {
      for (const key of ['{Enter}', ' ']) {
        canvas.getByRole('button', { name: 'Regions' }).focus()
        await userEvent.keyboard(key)
        const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
        await expect(canvas.getByText('Regions', { selector: 'button' })).toHaveAttribute('data-state', 'open')
        await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(dialog).not.toBeInTheDocument())
      }
    },
    Tab: async ({ canvas, userEvent }) => {
      const button = canvas.getByRole('button', { name: 'Regions' })
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      const menu = within(await canvas.findByRole('dialog', { name: 'Regions' }))
      await userEvent.tab()
      await expect(menu.getByRole('link', { name: 'Lagos' })).toHaveFocus()
      await userEvent.tab()
      await expect(menu.getByRole('link', { name: 'Haifa' })).toHaveFocus()
      await userEvent.tab()
      await expect(menu.getByRole('button', { name: 'Close' })).toHaveFocus()
    },
    Escape: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
      within(dialog).getByRole('link', { name: 'Haifa' }).focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
    },
    Enter: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const dialog = await canvas.findByRole('dialog', { name: 'Regions' })
      within(dialog).getByRole('link', { name: 'Lagos' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    },
  }),
}

/** Following a link closes the menu. */
export const Choice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas)
    await userEvent.click(within(dialog).getByText('Regions'))
    await expect(dialog).toBeVisible()
    await userEvent.click(within(dialog).getByRole('link', { name: 'Haifa' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    // The focus does not return to the button, because the linked page handles the focus.
    const button = canvas.getByRole('button', { name: 'Regions' })
    await expect(button).not.toHaveFocus()
    const again = await openMenu(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A link that opens a new tab closes the menu and returns the focus. With a modifier key the menu stays open. */
export const NewTab: Story = {
  tags: ['!autodocs'],
  args: { children: <Link href="https://console.meridian.example">Console</Link> },
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas)
    const link = within(dialog).getByRole('link')
    dialog.addEventListener('click', (event: Event) => event.preventDefault())
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) await fireEvent.click(link, { [key]: true })
    await expect(dialog).toBeVisible()
    await fireEvent.click(link)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Regions' })).toHaveFocus())
  },
}

const widening = new EventTarget()
const heard = new Set<unknown>()
function Leaving(args: Parameters<typeof MenuDialog>[0]) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      {isHere && <MenuDialog {...args} />}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  )
}

/** The menu closes when the window becomes wide. Removing the menu removes its listener. */
export const Widened: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  render: (args) => <Leaving {...args} />,
  beforeEach: () => {
    const media = matchMedia.bind(window)
    heard.clear()
    spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = media(query)
      if (query !== '(min-width: 64em)') return list
      list.addEventListener = (type: string, listener: EventListener) => {
        heard.add(listener)
        widening.addEventListener(type, listener)
      }
      list.removeEventListener = (type: string, listener: EventListener) => {
        heard.delete(listener)
        widening.removeEventListener(type, listener)
      }
      return list
    })
  },
  play: async ({ args, canvas }) => {
    const dialog = await openMenu(canvas)
    await expect(args.onClick).toHaveBeenCalledOnce()
    widening.dispatchEvent(new Event('change'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(heard.size).toBe(0)
  },
}

export const FromTheTop: Story = {
  tags: ['!autodocs'],
  args: { side: 'top' },
  play: async ({ canvas }) => {
    await expect(await openMenu(canvas)).toBeVisible()
  },
}

export const FromTheStart: Story = {
  tags: ['!autodocs'],
  args: { side: 'start' },
  play: async ({ canvas }) => {
    await expect(await openMenu(canvas)).toBeVisible()
  },
}

/** The sheet slides in from the start edge, which is the right edge in right-to-left text. */
export const FromTheStartRightToLeft: Story = {
  tags: ['!autodocs'],
  args: { side: 'start' },
  render: (args) => (
    <div dir="rtl">
      <MenuDialog {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const animate = spyOn(Element.prototype, 'animate')
    MotionGlobalConfig.skipAnimations = false
    await openMenu(canvas)
    await waitFor(() => expect(JSON.stringify(animate.mock.calls)).toContain('translateX(8px)'))
    await waitFor(() => expect(document.getAnimations()).toEqual([]))
    MotionGlobalConfig.skipAnimations = true
  },
}

/** A sheet at the bottom, within reach of the thumb. The page stays in view above it. */
export const FromTheBottom: Story = {
  tags: ['!autodocs'],
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    await expect(await openMenu(canvas)).toBeVisible()
  },
}

/** When the dialog fails to render, its links appear in the page below the button. */
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

/** Example for the component's page, which shows it in its own frame. */
export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <MenuDialog label="Regions" closeLabel="Close" head="Regions">
      {renderList(['Lagos', 'Haifa', 'Lviv'])}
    </MenuDialog>
  ),
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

/** Example for the component's page, which shows it in its own frame. */
export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <MenuDialog label="More" closeLabel="Close" head="More">
      {renderList(['Lagos'])}
    </MenuDialog>
  ),
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

/** Shows only the button, because an open menu covers the page. See `From The Top` and `From The Start`. */
export const States: Story = states((args) => [
  ...inLooks('button', () => <MenuDialog {...args} />),
  inDisabledFieldset(<MenuDialog {...args} />),
])

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

/** Inside an element with clipping, a transform and a blur, the menu still covers the window and has the element's theme. */
export const InAPartThatClips: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    children: (
      <ul>
        {Array.from({ length: 20 }, (_, at) => (
          <li key={at} style={{ paddingBlock: '0.5rem' }}>
            <Link href={`#region-${at + 1}`}>Region {at + 1}</Link>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '16rem' }}>
        <div
          data-theme="dark"
          style={{ transform: 'translateX(8px)', backdropFilter: 'blur(2px)', inlineSize: '12rem', overflow: 'hidden', padding: '1rem' }}
        >
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = await openMenu(canvas)
    const { left, right, top } = dialog.getBoundingClientRect()
    await expect({ left, right, top }).toEqual({ left: 0, right: innerWidth, top: 0 })
    await expect(getComputedStyle(dialog).colorScheme).toBe('dark')
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  },
}

function HidesItsButton(args: Parameters<typeof MenuDialog>[0]) {
  const [isHidden, setHidden] = useState(false)
  return (
    <main>
      <div hidden={isHidden}>
        <MenuDialog {...args} head={<button onClick={() => setHidden(true)}>Hide</button>} />
      </div>
    </main>
  )
}

/** If the menu's button was hidden while the menu was open, the focus goes to the main part of the page. */
export const ButtonHidden: Story = {
  tags: ['!autodocs'],
  render: (args) => <HidesItsButton {...args} />,
  play: async ({ canvas }) => {
    const dialog = within(await openMenu(canvas))
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
