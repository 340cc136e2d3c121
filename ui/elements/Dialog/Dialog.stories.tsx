import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContextMenu, DropdownMenu } from 'radix-ui'
import { Activity, Fragment, Suspense, use, useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Dialog, DialogContent, DialogTrigger, type DialogContentProps, type DialogProps } from './Dialog.tsx'

const content: DialogContentProps = {
  title: 'Terminate vm-lagos-1?',
  closeLabel: 'Close',
  children: <Text>Its data is deleted. The day is charged.</Text>,
  actions: <Button variant="danger">Terminate it</Button>,
  cancelLabel: 'Keep it',
}

const meta = {
  id: 'elements-dialog',
  title: 'Elements/Dialog',
  component: Dialog,
  subcomponents: { DialogTrigger, DialogContent },
  tags: ['status:beta', 'a11y:open', 'purpose:act', 'tile:center'],
  args: {
    children: (
      <>
        <DialogTrigger>
          <Button>Terminate</Button>
        </DialogTrigger>
        <DialogContent
          title="Terminate vm-lagos-1?"
          closeLabel="Close"
          actions={<Button variant="danger">Terminate it</Button>}
          cancelLabel="Keep it"
        >
          <Text>Its data is deleted. The day is charged.</Text>
        </DialogContent>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    'Enter, Space': async ({ userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'Terminate vm-lagos-1?' })
      await expect(dialog.contains(document.activeElement)).toBe(true)
    },
    Tab: async ({ userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog')
      for (let stop = 0; stop < 4; stop++) await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    },
    Escape: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Terminate' })).toHaveFocus()
    },
  }),
}

/** The app controls the state and receives each request to open or close. */
export const Controlled: Story = {
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** Cancel closes the dialog without a change and does not look like the main action. */
export const Cancels: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    const [destructive, cancel] = ['Terminate it', 'Keep it'].map((name) => within(dialog).getByRole('button', { name }))
    await expect(getComputedStyle(destructive!).backgroundColor).not.toBe(getComputedStyle(cancel!).backgroundColor)
    await userEvent.click(cancel!)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Outside: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    // Radix disables pointer events on the body and listens on the document.
    await userEvent.click(dialog.previousElementSibling!, { pointerEventsCheck: 0 })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Without actions, the dialog can still be closed. */
export const CancelAlone: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true, children: <DialogContent {...content} actions={null} /> },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A dialog without a trigger is opened by the app and takes up no space in the layout. */
export const WithoutTrigger: Story = {
  tags: ['!autodocs'],
  args: { open: true, children: <DialogContent {...content} /> },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Dialog {...args} />
      <Text>Below.</Text>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { hidden: true })).toBeNull()
    const grid = canvas.getByText('Below.').parentElement!
    await expect(grid.offsetHeight).toBe(canvas.getByText('Below.').offsetHeight)
    await expect(canvasElement.contains(screen.getByRole('dialog'))).toBe(false)
  },
}

/** The dialog is rendered at the end of the page but uses the theme, accent and text direction of the place where it is written. */
export const InANestedTheme: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <div
        data-theme="dark"
        dir="rtl"
        ref={(nested) => {
          nested?.style.setProperty('--onenode-radius', '0')
          nested?.style.setProperty('--onenode-accent-dark', '#6fe3a5')
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog')
    const readLooks = () => {
      const style = getComputedStyle(dialog)
      const { colorScheme, direction, borderRadius } = style
      return { colorScheme, direction, borderRadius, accent: style.getPropertyValue('--onenode-color-accent') }
    }
    await expect(readLooks()).toEqual({ colorScheme: 'dark', direction: 'rtl', borderRadius: '0px', accent: '#6fe3a5' })
    await expect(canvasElement.contains(dialog)).toBe(false)
    const nested = canvasElement.querySelector<HTMLElement>('[data-theme]')!
    nested.dataset['theme'] = 'light'
    nested.dir = 'ltr'
    await waitFor(() => expect(readLooks()).toMatchObject({ colorScheme: 'light', direction: 'ltr' }))
    nested.removeAttribute('dir')
    nested.removeAttribute('data-theme')
    await waitFor(() => expect(readLooks()).toMatchObject({ colorScheme: 'light', direction: 'ltr', borderRadius: '6px' }))
  },
}

/** Example for the component's page, which shows it in its own frame. */
export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>Terminate</Button>
      </DialogTrigger>
      <DialogContent
        title="Terminate vm-lagos-1?"
        closeLabel="Close"
        actions={<Button variant="danger">Terminate it</Button>}
        cancelLabel="Keep it"
      >
        <Text>Its data is deleted.</Text>
      </DialogContent>
    </Dialog>
  ),
}

/** Example for the component's page, which shows it in its own frame. */
export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>Save</Button>
      </DialogTrigger>
      <DialogContent title="Notice" closeLabel="Close">
        <Text>Saved.</Text>
      </DialogContent>
    </Dialog>
  ),
}

/** This story is not on the documentation page, because an open dialog takes the focus. */
export const States: Story = {
  tags: ['!autodocs'],
  ...states<DialogProps>((args) => [
    {
      label: 'open',
      show: (
        <div style={{ minBlockSize: '24rem' }}>
          <Dialog {...args} defaultOpen />
        </div>
      ),
    },
  ]),
}

export const Stress: Story = stress(({ word, title, text }) => (
  <Dialog>
    <DialogTrigger>
      <Button>{word}</Button>
    </DialogTrigger>
    <DialogContent title={title} closeLabel={word}>
      <Text>{text}</Text>
    </DialogContent>
  </Dialog>
))

/** Paragraphs that together are taller than any window. */
const long = Array.from({ length: 30 }, (_, at) => <Text key={at}>Paragraph {at + 1}. Its data is deleted, and the day is charged.</Text>)

async function expectWayOut() {
  const dialog = await screen.findByRole('dialog')
  const close = within(dialog).getByRole('button', { name: 'Close' })
  for (const top of [0, dialog.scrollHeight]) {
    dialog.scrollTop = top
    const [box, inside] = [dialog, close].map((element) => element.getBoundingClientRect())
    await expect(box!.top).toBeGreaterThanOrEqual(0)
    await expect(box!.bottom).toBeLessThanOrEqual(innerHeight)
    const hit = document.elementFromPoint((inside!.left + inside!.right) / 2, (inside!.top + inside!.bottom) / 2)
    await expect(close.contains(hit)).toBe(true)
  }
  await expect(dialog.scrollTop).toBeGreaterThan(0)
  dialog.scrollTop = 0
}

/** The title and the close button stay in view, and the page behind does not scroll. */
export const LongOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { defaultOpen: true, children: <DialogContent {...content}>{long}</DialogContent> },
  render: (args) => (
    <>
      <Dialog {...args} />
      <div style={{ blockSize: '300vh' }} />
    </>
  ),
  play: async () => {
    await expectWayOut()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}

/** The page reserves space for its scrollbar, so that its width does not change. The test browser has no scrollbars, so the story fakes one. */
export const BesideAScrollbar: Story = {
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const root = document.documentElement
    const width = spyOn(window, 'innerWidth', 'get').mockReturnValue(root.clientWidth + 15)
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    width.mockRestore()
    await expect(getComputedStyle(root).scrollbarGutter).toBe('stable')
    await userEvent.keyboard('{Escape}')
    await expect(getComputedStyle(root).scrollbarGutter).toBe('auto')
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    await expect(getComputedStyle(root).scrollbarGutter).toBe('auto')
  },
}

/** Simulates a page at 400 % zoom, with a title that takes many lines. */
export const LongInALowWindow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'enlarged', isRotated: false } },
  args: {
    defaultOpen: true,
    children: (
      <DialogContent {...content} title="Terminate vm-lagos-1, vm-lagos-2 and vm-haifa-1, and delete the data of all of them?">
        {long}
      </DialogContent>
    ),
  },
  play: expectWayOut,
}

function OpenedByTheApp({ closes, hides }: { closes?: () => void; hides?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <input
        aria-label="Machine"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      {!(hides && isOpen) && <Button onClick={() => setOpen(true)}>Terminate all</Button>}
      <Dialog
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next) closes?.()
        }}
      >
        <DialogContent {...content} />
      </Dialog>
    </main>
  )
}

/** A dialog that opens when the reader presses a key in a field returns the focus to that field. */
export const OpenedByAKey: Story = {
  tags: ['!autodocs'],
  render: () => <OpenedByTheApp />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}

/** If the trigger no longer exists, the focus goes to the main part of the page. */
export const OpenerGone: Story = {
  tags: ['!autodocs'],
  render: () => <OpenedByTheApp hides />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terminate all' }))
    await screen.findByRole('dialog')
    await expect(canvas.queryByRole('button', { name: 'Terminate all' })).toBeNull()
    // When the dialog closes, the app renders a new button. The button that opened the dialog is gone.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

const steps = ['Terminate all?', 'Their disks, too?', 'Their backups, too?']

function Steps() {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <Button onClick={() => setOpen(0)}>Terminate all</Button>
      {steps.map((title, step) => (
        <Dialog key={title} open={open === step} onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}>
          <DialogContent title={title} closeLabel="Close" actions={step < 2 && <Button onClick={() => setOpen(step + 1)}>Next</Button>} />
        </Dialog>
      ))}
    </>
  )
}

/** Each dialog replaces the previous dialog. The last dialog returns the focus to the button that opened the first dialog. */
export const OneAfterAnother: Story = {
  tags: ['!autodocs'],
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Terminate all' })
    await userEvent.click(button)
    for (const name of steps) {
      const dialog = await screen.findByRole('dialog', { name })
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      const next = within(dialog).queryByRole('button', { name: 'Next' })
      if (next) await userEvent.click(next)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** If the app moves the focus while the dialog closes, the focus stays where the app put it. */
export const FocusOfTheApp: Story = {
  tags: ['!autodocs'],
  render: () => <OpenedByTheApp closes={() => setTimeout(() => document.querySelector('input')!.focus())} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terminate all' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await new Promise((done) => setTimeout(done))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

const outer = fn()
const inner = fn()

/** A form in the dialog does not submit or reset the form around the dialog. */
export const FormInAForm: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <DialogTrigger>
          <Button>Terminate</Button>
        </DialogTrigger>
        <DialogContent {...content}>
          <form
            id="inner"
            onSubmit={(event) => {
              event.preventDefault()
              inner(event.type)
            }}
            onReset={(event) => inner(event.type)}
            onInput={(event) => inner(event.type)}
            onInvalid={(event) => inner(event.type)}
          >
            <input aria-label="Reason" required />
            <button>Send</button>
            <button type="reset">Reset</button>
          </form>
        </DialogContent>
      </>
    ),
  },
  render: (args) => (
    <form onSubmit={outer} onReset={outer} onInput={outer} onChange={outer} onInvalid={outer}>
      <Dialog {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    outer.mockClear()
    inner.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Terminate' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'a')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(inner.mock.calls.flat()).toEqual(['invalid', 'input', 'submit', 'reset'])
    await expect(outer).not.toHaveBeenCalled()
  },
}

/** A tooltip describes the trigger, whether the tooltip is around the trigger or inside it. */
export const WithATooltip: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', paddingBlockStart: '4rem' }}>
      <Dialog>
        <DialogTrigger>
          <Tooltip text="Charged for the day">
            <Button>Tooltip inside</Button>
          </Tooltip>
        </DialogTrigger>
        <DialogContent {...content} />
      </Dialog>
      <Dialog>
        <Tooltip text="Charged for the day">
          <DialogTrigger>
            <Button>Tooltip around</Button>
          </DialogTrigger>
        </Tooltip>
        <DialogContent {...content} />
      </Dialog>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Tooltip inside', 'Tooltip around']) {
      const button = canvas.getByRole('button', { name })
      await userEvent.hover(button)
      await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Charged for the day')
      await expect(button).toHaveAccessibleDescription('Charged for the day')
      await userEvent.click(button)
      await expect(await canvas.findByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      button.blur()
      await userEvent.unhover(button)
      await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull())
    }
  },
}

/** The dialog covers a fixed part of an app with a high `z-index`, such as a header. The layout check fails if anything covers the dialog. */
export const AboveAFixedHeader: Story = {
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  render: (args) => (
    <>
      <div style={{ position: 'fixed', inset: 0, zIndex: 1000, background: 'white' }} />
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}

const Ignoring = () => <button>Ignoring</button>

/** In development, a warning reports each trigger that cannot open the dialog, except a button with a `disabledReason`. */
export const WrongTriggers: Story = {
  tags: ['!autodocs', '!dev'],
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  render: () => (
    <>
      {[
        <Fragment key="fragment">
          <button>One</button>
          <button>Two</button>
        </Fragment>,
        <Ignoring key="ignoring" />,
        <button key="preventing" onClick={(event) => event.preventDefault()}>
          Preventing
        </button>,
        <Button key="unavailable" disabledReason="Not yours.">
          Unavailable
        </Button>,
      ].map((trigger) => (
        <Dialog key={trigger.key}>
          <DialogTrigger>{trigger}</DialogTrigger>
          <DialogContent {...content} />
        </Dialog>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['One', 'Ignoring', 'Preventing', 'Unavailable']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const said = mocked(console.error).mock.calls.flat()
    await expect(said).toHaveLength(3)
    for (const part of ['a fragment', 'pass its props', 'calls preventDefault'])
      await expect(said.filter((sentence) => String(sentence).includes(part))).toHaveLength(1)
  },
}

/** Never resolves, so that its boundary waits. */
const pending = new Promise<string>(() => {})
const Waiting = ({ isWaiting }: { isWaiting: boolean }) => (isWaiting ? use(pending) : null)

function HiddenByReact({ by }: { by: 'activity' | 'suspense' }) {
  const [isHidden, setHidden] = useState(false)
  const dialog = (
    <Dialog defaultOpen>
      <DialogContent {...content} />
    </Dialog>
  )
  return (
    <main>
      <Button onClick={() => setHidden(!isHidden)}>{isHidden ? 'Show' : 'Hide'}</Button>
      {by === 'activity' ? (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>{dialog}</Activity>
      ) : (
        <Suspense fallback={<Text>Loading</Text>}>
          {dialog}
          <Waiting isWaiting={isHidden} />
        </Suspense>
      )}
    </main>
  )
}

/** When React hides an open dialog, the page behind it scrolls, takes clicks and is read out. When React shows it again, the page is locked. */
const hiddenByReact = (by: 'activity' | 'suspense'): Story => ({
  tags: ['!autodocs', '!dev'],
  render: () => <HiddenByReact by={by} />,
  play: async ({ canvas, canvasElement }) => {
    const readPage = () => ({
      overflow: getComputedStyle(document.documentElement).overflowY,
      pointerEvents: getComputedStyle(canvasElement).pointerEvents,
      isHidden: canvasElement.closest('[aria-hidden="true"]') !== null,
    })
    const [usable, locked] = [
      { overflow: 'visible', pointerEvents: 'auto', isHidden: false },
      { overflow: 'hidden', pointerEvents: 'none', isHidden: true },
    ]
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(readPage()).toEqual(locked))
    canvas.getByText('Hide').click()
    await waitFor(() => expect(readPage()).toEqual(usable))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    if (by === 'suspense') return
    canvas.getByText('Show').click()
    await waitFor(() => expect(readPage()).toEqual(locked))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
})

export const InAHiddenActivity: Story = hiddenByReact('activity')

export const InAWaitingBoundary: Story = hiddenByReact('suspense')

function OpenedByAMenu({ Menu }: { Menu: typeof DropdownMenu | typeof ContextMenu }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Menu.Root>
        <Menu.Trigger asChild>
          <button>Actions</button>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content>
            <Menu.Item onSelect={() => setOpen(true)}>Terminate</Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent {...content} />
      </Dialog>
    </main>
  )
}

const openedByAMenu = (Menu: typeof DropdownMenu | typeof ContextMenu, keys: string): Story => ({
  tags: ['!autodocs', '!dev'],
  render: () => <OpenedByAMenu Menu={Menu} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    button.focus()
    if (keys) await userEvent.keyboard(keys)
    else await fireEvent.contextMenu(button)
    await canvas.findByRole('menuitem', { name: 'Terminate' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Terminate' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** The item that opened the dialog is gone, so the focus returns to the button of its menu. */
export const OpenedByAMenuItem: Story = openedByAMenu(DropdownMenu, '{Enter}')

export const OpenedByAContextMenu: Story = openedByAMenu(ContextMenu, '')

function Outer({ kind, children }: { kind: 'dialog' | 'popover'; children: ReactNode }) {
  const open = (element: HTMLElement | null) => {
    if (element instanceof HTMLDialogElement) element.showModal()
    else element?.showPopover()
  }
  return kind === 'dialog' ? (
    <dialog ref={open} aria-label="The app's dialog" style={{ paddingBlock: '8rem' }}>
      {children}
    </dialog>
  ) : (
    <div ref={open} popover="manual" style={{ padding: '8rem' }}>
      {children}
    </div>
  )
}

const inTheTopLayer = (kind: 'dialog' | 'popover'): Story => ({
  tags: ['!autodocs', '!dev'],
  render: () => (
    <Outer kind={kind}>
      <Dialog>
        <Tooltip text="Charged for the day">
          <DialogTrigger>
            <Button>Terminate</Button>
          </DialogTrigger>
        </Tooltip>
        <DialogContent {...content} />
      </Dialog>
    </Outer>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Terminate' })
    const findAtCenter = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    button.focus()
    const tooltip = (await canvas.findByRole('tooltip')).parentElement!
    await waitFor(() => expect(tooltip.contains(findAtCenter(tooltip))).toBe(true))
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog', { name: 'Terminate vm-lagos-1?' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expect(dialog.contains(findAtCenter(dialog))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toBeVisible()
  },
})

/** The dialog and its tooltip are in front of the app's own modal dialog, and not behind it. */
export const InANativeDialog: Story = inTheTopLayer('dialog')

export const InAPopover: Story = inTheTopLayer('popover')
