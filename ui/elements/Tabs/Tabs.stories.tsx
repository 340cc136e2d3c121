import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { getTabKeys } from './Tabs.fixture.ts'
import { inDisabledFieldset, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { Button } from '../Button/Button.tsx'
import { hebrew } from '../../fixtures/sample-data.ts'
import { Tabs } from './Tabs.tsx'
import { tabsVariants } from './variants.ts'

const meta = {
  id: 'elements-tabs',
  title: 'Elements/Tabs',
  component: Tabs,
  tags: ['status:stable', 'a11y:open', 'purpose:act'],
  argTypes: { variant: { control: 'select', options: tabsVariants } },
  args: {
    variant: 'line',
    label: 'Language',
    items: [
      { id: 'curl', label: 'cURL', content: <p>curl https://api.meridian.example/v1/jobs</p> },
      { id: 'ts', label: 'TypeScript', content: <p>await client.jobs.list()</p> },
      { id: 'py', label: 'Python', content: <p>client.jobs.list()</p> },
    ],
    onTabChange: fn(),
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Selects: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Language' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
    await expect(canvas.getByRole('tab', { name: 'Python', selected: true })).toHaveAttribute('data-state', 'active')
    await expect(canvas.getByRole('tabpanel', { name: 'Python' })).toBeVisible()
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
    await expect(args.onTabChange).toHaveBeenCalledWith('py')
    // An app can replay a click that came before hydration, without its mouse down event.
    canvas.getByRole('tab', { name: 'TypeScript' }).click()
    await expect(await canvas.findByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'cURL' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel', { name: 'cURL' })).toHaveFocus()
    },
    ...getTabKeys(['cURL', 'TypeScript', 'Python']),
  }),
}

export const OpenOnSecond: Story = {
  args: { defaultTab: 'ts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
  },
}

/** The app controls the open tab, and the content is focusable. */
export const KeptByTheApp: Story = {
  tags: ['!autodocs'],
  args: {
    tab: 'ts',
    focusableContent: true,
    items: [
      { id: 'curl', label: 'cURL', content: <p>curl https://api.meridian.example/v1/jobs</p> },
      { id: 'ts', label: 'TypeScript', content: <Button>Copy</Button> },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'cURL' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('curl')
    await expect(canvas.getByRole('tabpanel', { name: 'TypeScript' })).toBeVisible()
    canvas.getByRole('tab', { name: 'TypeScript' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    label: hebrew.word,
    items: [
      { id: 'first', label: hebrew.word, content: <p>{hebrew.text}</p> },
      { id: 'second', label: hebrew.title, content: <p>{hebrew.title}</p> },
      { id: 'third', label: 'GPU', content: <p>{hebrew.word}</p> },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="he" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: hebrew.title })).toHaveFocus())
  },
}

export const States: Story = states(
  (args) => [
    ...inLooks('the first open', () => <Tabs {...args} />, ['rest', 'hover', 'focus']),
    {
      label: 'as the head of a box, with something at its end',
      show: (
        <Tabs
          {...args}
          variant="box"
          end={
            <Button variant="text" size="small">
              Copy
            </Button>
          }
        />
      ),
    },
    { label: 'another open', show: <Tabs {...args} defaultTab="ts" /> },
    {
      label: 'its content takes the focus itself',
      show: (
        <Tabs
          {...args}
          focusableContent
          items={[
            {
              id: 'curl',
              label: 'cURL',
              content: (
                <Button variant="outline" size="small">
                  Copy
                </Button>
              ),
            },
          ]}
        />
      ),
    },
    inDisabledFieldset(<Tabs {...args} />),
  ],
  { wide: true },
)

/** This story has a margin, as a page does, because the space for the focus ring extends into the margin. */
export const Stress: Story = stress(({ word, title, text }) => (
  <div style={{ paddingInline: 4 }}>
    <Tabs
      label={title}
      items={[
        { id: 'first', label: word, content: <p>{text}</p> },
        { id: 'second', label: title, content: <p>{text}</p> },
        { id: 'third', label: word, content: <p>{text}</p> },
      ]}
    />
  </div>
))

type TabsArgs = Parameters<typeof Tabs>[0]

/** Opens a tab some time after the click, as a router does, and records each URL. */
function KeptInTheAddress({ onTabChange, ...args }: TabsArgs) {
  const [tab, setTab] = useState('curl')
  return (
    <Tabs
      {...args}
      tab={tab}
      onTabChange={(id) => {
        onTabChange?.(id)
        setTimeout(() => setTab(id), 50)
      }}
    />
  )
}

/** Each way to open a tab calls the handler once, however late the app opens the tab. */
export const OpenedLate: Story = {
  tags: ['!autodocs'],
  render: (args) => <KeptInTheAddress {...args} />,
  play: async ({ args, canvas }) => {
    const readCalls = () => mocked(args.onTabChange!).mock.calls.flat()
    const ways: [to: string, id: string, go: (tab: HTMLElement) => Promise<unknown>][] = [
      ['Python', 'py', (tab) => userEvent.click(tab)],
      ['cURL', 'curl', async (tab) => tab.click()],
      ['TypeScript', 'ts', () => userEvent.keyboard('{ArrowRight}')],
      ['Python', 'py', () => userEvent.keyboard('{End}')],
      ['cURL', 'curl', (tab) => userEvent.pointer([{ keys: '[TouchA]', target: tab }])],
    ]
    for (const [name, id, go] of ways) {
      mocked(args.onTabChange!).mockClear()
      await go(canvas.getByRole('tab', { name }))
      await expect(await canvas.findByRole('tabpanel', { name })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible())
      await expect(readCalls()).toEqual([id])
      canvas.getByRole('tab', { name }).focus()
    }
  },
}

/** When the app does not open a tab, the next click calls the handler again. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: { tab: 'curl' },
  play: async ({ args, canvas }) => {
    for (let click = 1; click < 3; click++) {
      await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
      await expect(args.onTabChange).toHaveBeenCalledTimes(click)
    }
    canvas.getByRole('tab', { name: 'Python' }).click()
    await expect(args.onTabChange).toHaveBeenCalledTimes(3)
  },
}

function Changing({ items, ...args }: TabsArgs) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  return (
    <>
      <Tabs {...args} items={items.filter(({ id }) => !hidden.includes(id))} />
      {items.map(({ id, label }) => (
        <button
          key={id}
          onClick={() => setHidden((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))}
        >
          Toggle {label}
        </button>
      ))}
    </>
  )
}

const expectOneOpen = async (canvas: ReturnType<typeof within>, name: string) => {
  await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(name))
  await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
  await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
  await expect(canvas.getAllByRole('tab').filter(({ tabIndex }: HTMLElement) => tabIndex === 0)).toEqual([
    canvas.getByRole('tab', { name }),
  ])
}

/** When the open tab is removed, the tab that takes its place opens. When the removed tab comes back, it opens again. */
export const TabsThatChange: Story = {
  tags: ['!autodocs'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const toggle = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Toggle ${name}` }))
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }))
    await toggle('TypeScript')
    await expectOneOpen(canvas, 'Python')
    await toggle('Python')
    await expectOneOpen(canvas, 'cURL')
    await toggle('cURL')
    await expect(canvas.queryByRole('tab')).toBeNull()
    for (const name of ['cURL', 'TypeScript', 'Python']) await toggle(name)
    await expectOneOpen(canvas, 'TypeScript')
    await toggle('cURL')
    await expectOneOpen(canvas, 'TypeScript')
  },
}

function Arriving({ items, ...args }: TabsArgs) {
  const [ids, setIds] = useState<readonly string[]>([])
  const shown = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  return (
    <>
      <Tabs {...args} items={shown} />
      {items.map(({ id, label }) => (
        <button key={id} onClick={() => setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]))}>
          Toggle {label}
        </button>
      ))}
      <button onClick={() => setIds((before) => before.toReversed())}>Reverse</button>
    </>
  )
}

/** The open tab stays open when an item is added later and when the order changes. */
export const TabsThatArrive: Story = {
  tags: ['!autodocs'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Toggle Python')
    await expectOneOpen(canvas, 'Python')
    await press('Toggle TypeScript')
    await expectOneOpen(canvas, 'Python')
    await press('Reverse')
    await expectOneOpen(canvas, 'Python')
    await userEvent.click(canvas.getByRole('tab', { name: 'TypeScript' }))
    await press('Toggle cURL')
    await expectOneOpen(canvas, 'TypeScript')
    // A tab that took the place of a removed tab also stays open.
    await press('Toggle TypeScript')
    await expectOneOpen(canvas, 'Python')
    await press('Reverse')
    await expectOneOpen(canvas, 'Python')
    canvas.getByRole('tab', { name: 'Python' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectOneOpen(canvas, 'cURL')
    await expect(mocked(args.onTabChange!).mock.calls.flat()).toEqual(['ts', 'curl'])
  },
}

/** An unknown id opens the first tab, and the reader can open another tab. */
export const UnknownTab: Story = {
  tags: ['!autodocs'],
  args: { tab: 'rust' },
  play: async ({ args, canvas }) => {
    await expectOneOpen(canvas, 'cURL')
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
    await expect(mocked(args.onTabChange!).mock.calls.flat()).toEqual(['py'])
  },
}

/** In development a warning reports two tabs with the same id. The first of them is open. */
export const SameId: Story = {
  tags: ['!autodocs', '!dev'],
  args: {
    items: [
      { id: 'same', label: 'First', content: <p>First</p> },
      { id: 'other', label: 'Other', content: <p>Other</p> },
      { id: 'same', label: 'Second', content: <p>Second</p> },
    ],
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
  },
  play: async ({ canvas }) => {
    await expectOneOpen(canvas, 'First')
    const said = mocked(console.error).mock.calls.flat()
    await expect(said).toHaveLength(1)
    await expect(said[0]).toContain('same')
  },
}

/** A press on a tab near the edge of the window does not scroll the page, which would move the tab away from the pointer. */
export const AtTheEdge: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'enlarged', isRotated: false } },
  render: (args) => (
    <div style={{ paddingBlock: '100vh' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tab = canvas.getAllByRole('tab')[1]!
    scrollBy({ top: tab.getBoundingClientRect().top - 8, behavior: 'instant' })
    const before = scrollY
    await expect(before).toBeGreaterThan(0)
    await userEvent.click(tab)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(tab).toHaveFocus()
    await expect(scrollY).toBe(before)
  },
}
