import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { plainSource, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay, followed } from '../DocHeading/stay.fixture.ts'
import { Sections } from './sections.fixture.tsx'
import { TableOfContents, type TableOfContentsItem } from './TableOfContents.tsx'

const items = [
  { id: 'toc-request', label: 'Request' },
  { id: 'toc-body', label: 'Request body' },
  { id: 'toc-ports', label: 'Ports', level: 3 as const },
  { id: 'toc-response', label: 'Response' },
  { id: 'toc-errors', label: 'Errors' },
]

const meta = {
  id: 'docs-tableofcontents',
  title: 'Docs/TableOfContents',
  component: TableOfContents,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  parameters: { docs: plainSource },
  args: { title: 'On this page', items },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 14rem', gap: 32 }}>
      <div>
        {args.items.map(({ id, label }, at) => (
          <div key={id} style={{ minBlockSize: at < 3 ? '80vh' : '5rem' }}>
            <h2 id={id} style={{ fontSize: '1.25rem' }}>
              {label}
            </h2>
          </div>
        ))}
      </div>
      <div style={{ position: 'sticky', insetBlockStart: 16, alignSelf: 'start' }}>
        <TableOfContents {...args} />
      </div>
    </div>
  ),
  beforeEach: () => {
    scrollTo({ top: 0, behavior: 'instant' })
    return stay()
  },
} satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

const current = (canvas: { queryByRole: (role: 'link', options: { current: 'location' }) => HTMLElement | null }) =>
  canvas.queryByRole('link', { current: 'location' })?.textContent

export const Default: Story = {
  render: (args) => (
    <>
      <TableOfContents {...args} />
      <Sections items={args.items} />
    </>
  ),
}

/** In a low column, only the column scrolls to the current entry. The page stays where the reader scrolled. */
export const FollowsScroll: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { style } = canvas.getByRole('navigation').parentElement!
    style.maxBlockSize = '4rem'
    style.overflow = 'auto'
    await waitFor(() => expect(current(canvas)).toBe('Request'))
    document.getElementById('toc-body')!.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(current(canvas)).toBe('Request body'))
    scrollTo({ top: 1e6, behavior: 'instant' })
    const { scrollHeight, clientHeight } = document.documentElement
    await waitFor(() => expect(current(canvas)).toBe('Errors'))
    await expect(scrollY).toBe(scrollHeight - clientHeight)
    style.maxBlockSize = style.overflow = ''
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      for (const link of canvas.getAllByRole('link')) {
        await userEvent.tab()
        await expect(link).toHaveFocus()
      }
    },
    Enter: async ({ canvas, userEvent }) => {
      canvas.getByRole('link', { name: 'Response' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(followed).toHaveBeenCalledWith('#toc-response')
      scrollTo({ top: 1e6, behavior: 'instant' })
      await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveAccessibleName('Response'))
    },
  }),
}

/** A requested section that cannot reach the top stays current until the reader scrolls. */
export const AskedFor: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Response' }))
    scrollTo({ top: 1e6, behavior: 'instant' })
    await waitFor(() => expect(current(canvas)).toBe('Response'))
    dispatchEvent(new Event('wheel'))
    dispatchEvent(new Event('scroll'))
    await waitFor(() => expect(current(canvas)).toBe('Errors'))
    // At the end of the page, a new URL fragment does not scroll.
    location.hash = 'toc-response'
    await waitFor(() => expect(current(canvas)).toBe('Response'))
  },
}

const own = (items: readonly TableOfContentsItem[], of: string) => items.map((item) => ({ ...item, id: `${of}-${item.id}` }))

export const States: Story = states((args) => [
  ...inLooks(
    'the first section is read',
    (look) => (
      <>
        <TableOfContents title={`On this page, ${look}`} items={own(args.items, look)} />
        <Sections items={own(args.items, look)} />
      </>
    ),
    ['rest', 'hover', 'focus'],
  ),
  {
    label: 'title hidden',
    show: (
      <>
        <TableOfContents title="On this page, without a title" items={own(args.items, 'hidden')} titleHidden />
        <Sections items={own(args.items, 'hidden')} />
      </>
    ),
  },
])

export const Stress: Story = stress(({ id, word, title, text }) => {
  const items: TableOfContentsItem[] = [
    { id: `${id}-title`, label: title },
    { id: `${id}-word`, label: word, level: 3 },
    { id: `${id}-text`, label: text },
  ]
  return (
    <>
      <TableOfContents title={title} items={items} />
      <Sections items={items} />
    </>
  )
})

export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { titleHidden: true },
  render: (args) => <TableOfContents {...args} />,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  },
}
