import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { accepted, empty, refused, tryIt } from './fixture.ts'
import { TryIt } from './TryIt.tsx'
import { TryItToggle } from './TryItToggle.tsx'

const meta = {
  id: 'docs-tryit',
  title: 'Docs/TryIt',
  component: TryIt,
  subcomponents: { TryItToggle },
  tags: ['status:beta', 'a11y:open', 'purpose:act'],
  args: { ...tryIt, onChange: fn(), onSend: fn(), actions: [{ label: 'Start over', onClick: fn() }] },
} satisfies Meta<typeof TryIt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Sends changed fields and announces the response. */
export const Sends: Story = {
  render: function Filled(args) {
    const [values, setValues] = useState(args.values)
    const [response, setResponse] = useState(args.response)
    return (
      <TryIt
        {...args}
        values={values}
        response={response}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
        onSend={() => setResponse(values['instances'] === '0' ? refused : accepted)}
      />
    )
  },
  play: async ({ canvas }) => {
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement()
    const instances = canvas.getByRole('textbox', { name: 'instances' })
    await expect(instances).toHaveAccessibleDescription('Number of machines. At least 1.')
    await expect(instances).toBeRequired()
    await userEvent.clear(instances)
    await userEvent.type(instances, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('The request is not valid.')).toHaveTextContent(/^400: The request is not valid. 2 ms$/)
    const ports = canvas.getByRole('textbox', { name: 'machine.ports' })
    const low = ports.clientHeight
    await userEvent.type(ports, '{Enter}{Enter}{Enter}')
    await expect(ports.clientHeight).toBeGreaterThan(low)
    await userEvent.clear(instances)
    await userEvent.type(instances, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('The machine is ordered.')).toHaveTextContent(/^201: The machine is ordered. 3 ms$/)
    await expect(canvas.getByRole('figure', { name: 'Body' })).toHaveTextContent('train-01')
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      const send = canvas.getByRole('button', { name: 'Send' })
      await userEvent.tab()
      await expect(canvas.getByLabelText('instances')).toHaveFocus()
      await userEvent.tab()
      await expect(document.activeElement).toHaveTextContent('Optional, 2 of 2 set')
      for (const name of ['machine.disk', 'machine.ports']) {
        await userEvent.tab()
        await expect(canvas.getByLabelText(name)).toHaveFocus()
      }
      while (document.activeElement !== send && document.activeElement !== document.body) await userEvent.tab()
      await expect(send).toHaveFocus()
    },
    'Ctrl Enter': async ({ args, canvas, userEvent }) => {
      canvas.getByLabelText('machine.ports').focus()
      await userEvent.keyboard('{Enter}{Control>}a{/Control}')
      await expect(args.onSend).not.toHaveBeenCalled()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
      await expect(args.onSend).toHaveBeenCalledTimes(2)
    },
    Enter: async ({ args, canvas, userEvent }) => {
      canvas.getByLabelText('instances').focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSend).toHaveBeenCalledTimes(1)
    },
  }),
}

/** Shows an error at the field that caused it, and describes the field by the error. */
export const Refused: Story = {
  args: {
    fields: tryIt.fields.map((field) => (field.name === 'instances' ? { ...field, error: 'instances must be at least 1' } : field)),
    response: refused,
  },
  play: async ({ canvas }) => {
    const instances = canvas.getByRole('textbox', { name: 'instances' })
    await expect(instances).toBeInvalid()
    await expect(instances).toHaveAccessibleDescription('instances must be at least 1 Number of machines. At least 1.')
  },
}

export const NoBody: Story = {
  args: { response: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The response has no body.')).toBeVisible()
  },
}

export const Actions: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.actions?.[0]?.onClick).toHaveBeenCalledTimes(1)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

const load = fn(
  async () =>
    function Opened({ text }: { text: string }) {
      return (
        <label>
          {text} <input />
        </label>
      )
    },
)
const loadForm = async () => TryIt
const fail = async () => Promise.reject(new Error('offline'))

/** `TryItToggle` loads its content when it opens. */
export const Toggle: Story = {
  render: () => (
    <TryItToggle
      texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
      call={{ method: 'POST', path: '/machines' }}
      load={load}
      content={{ text: 'Here it is.' }}
    />
  ),
  play: async ({ canvas }) => {
    load.mockClear()
    const button = canvas.getByRole('button', { name: 'Try it POST /machines' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(load).not.toHaveBeenCalled()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Try it POST /machines' })
    await waitFor(() => expect(within(panel).getByRole('textbox')).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

const toggle = (path: string) => (
  <TryItToggle
    texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
    call={{ method: 'POST', path }}
    load={load}
    content={{ text: path }}
  />
)

/** Only one panel is open at a time. The page beside it stays usable, and each button closes its own panel. */
export const OneAtATime: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  render: () => (
    <>
      <p>The text of the page.</p>
      {toggle('/machines')} {toggle('/jobs')}
    </>
  ),
  play: async ({ canvas }) => {
    const opener = (path: string) => canvas.getByRole('button', { name: `Try it POST ${path}` })
    opener('/machines').click()
    const panel = await screen.findByRole('dialog', { name: 'Try it POST /machines' })
    await expect(panel).not.toHaveAttribute('aria-modal')
    await userEvent.click(canvas.getByText('The text of the page.'))
    await expect(panel).toBeVisible()
    await userEvent.click(opener('/jobs'))
    await screen.findByRole('dialog', { name: 'Try it POST /jobs' })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await expect(opener('/machines')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener('/jobs'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener('/jobs')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** On a narrow screen the panel is a modal sheet. A click outside or the button closes it. A clipping container does not cut it off. */
export const Sheet: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: (args) => (
    <div style={{ transform: 'translateX(0)', overflow: 'hidden', padding: 8 }}>
      <TryItToggle
        texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
        call={{ method: 'POST', path: '/machines' }}
        load={loadForm}
        content={args}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try it POST /machines' })
    const open = async () => {
      button.click()
      const panel = await screen.findByRole('dialog')
      await waitFor(() => expect(within(panel).getByRole('textbox', { name: 'instances' })).toHaveFocus())
      return panel
    }
    const expectClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
    const panel = await open()
    await expect(panel).toHaveAttribute('aria-modal', 'true')
    await expect(panel.getBoundingClientRect().bottom).toBe(innerHeight)
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.click(within(panel).getByTitle('Close'))
    await expectClosed()
    await open()
    await userEvent.pointer({ target: document.documentElement, keys: '[MouseLeft]' })
    await expectClosed()
  },
}

/** Inline content opens below the button. */
export const Inline: Story = {
  render: (args) => (
    <TryItToggle
      texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
      call={{ method: 'POST', path: '/machines' }}
      placement="inline"
      load={loadForm}
      content={args}
    />
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Try it POST /machines' })
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('form', { name: 'Order a machine' })).toBeVisible()
    await userEvent.click(toggle)
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull())
    await userEvent.click(toggle)
    await expect(await canvas.findByRole('form', { name: 'Order a machine' })).toBeVisible()
  },
}

/** Form in its panel, with a response. */
export const Panel: Story = {
  args: { response: accepted },
  globals: { viewport: { value: 'wide', isRotated: false } },
  render: (args) => (
    <div style={{ minBlockSize: 760 }}>
      <TryItToggle
        texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
        call={{ method: 'POST', path: '/machines' }}
        load={loadForm}
        content={args}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it POST /machines' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Try it POST /machines' }))
    await expect(panel.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(panel.getByText('201 Created')).toBeVisible()
    await expect(panel.getByTitle('Close')).toHaveAccessibleName('Close')
  },
}

/** Announces that the content did not load. */
export const ToggleFailed: Story = {
  render: () => (
    <TryItToggle
      texts={{ label: 'Try it', failed: 'Not loaded. Try again.', close: 'Close' }}
      call={{ method: 'POST', path: '/machines' }}
      load={fail}
      content={{}}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it POST /machines' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Not loaded. Try again.'))
  },
}

export const States: Story = states(
  (args) => {
    const titled = (title: string) => ({ ...args.texts, title })
    return [
      {
        label: 'panel, closed',
        show: (
          <TryItToggle
            texts={{ label: 'Try it', failed: 'Not loaded.', close: 'Close' }}
            call={{ method: 'POST', path: '/machines' }}
            placement="panel"
            load={loadForm}
            content={args}
          />
        ),
      },
      { label: 'accepted, with a body', show: <TryIt {...args} texts={titled('Order, accepted')} response={accepted} /> },
      {
        label: 'refused',
        show: (
          <TryIt
            {...args}
            texts={titled('Order, refused')}
            fields={args.fields.map((field) => (field.name === 'instances' ? { ...field, error: 'instances must be at least 1' } : field))}
            response={refused}
          />
        ),
      },
      { label: 'no body', show: <TryIt {...args} texts={titled('Order, no body')} fields={[]} response={empty} actions={[]} facts={[]} /> },
      ...inLooks(
        'closed',
        (look) => (
          <TryItToggle
            texts={{ label: 'Try it', failed: '', close: 'Close' }}
            call={{ method: 'POST', path: `/${look}` }}
            load={load}
            content={{ text: '' }}
            placement="panel"
          />
        ),
        ['rest', 'hover', 'focus'],
      ),
    ]
  },
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <TryIt
    {...args}
    texts={{
      ...args.texts,
      title: `${title}, ${id}`,
      note: word,
      required: word,
      send: word,
      language: `${title} ${id}`,
      headers: `${word} ${id}`,
      noBody: word,
      optional: () => title,
      asCode: title,
    }}
    fields={[{ name: 'a', label: word, type: word, kind: 'text', required: true, hint: word, error: text }]}
    values={{ a: word }}
    response={{ ...empty, meaning: word, headers: [[word, word]] }}
    facts={[{ label: word, value: word }]}
    actions={[{ label: title, onClick: () => {} }]}
  />
))
