import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { testKeys, type KeyContext } from '../../fixtures/keyboard.ts'
import { inDisabledFieldset, inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { stay } from '../DocHeading/stay.fixture.ts'
import { find, search } from './fixture.ts'
import type { SearchFunction } from './results.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Search, type SearchProps } from './Search.tsx'

const escape = async ({ canvas, userEvent }: KeyContext) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
}

const expectOpen = async (canvas: KeyContext['canvas']) => {
  const dialog = within(await canvas.findByRole('dialog', { name: 'Search the docs' }))
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus())
  return dialog
}

/** Opens the search with its button and types a query. */
const typeWords = async ({ canvas, userEvent }: KeyContext, words: string) => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = await expectOpen(canvas)
  await userEvent.keyboard(words)
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ results?$/))
  return dialog
}

const narrow = { viewport: { value: 'narrow', isRotated: false } }
const wide = { viewport: { value: 'wide', isRotated: false } }

const meta = {
  id: 'docs-search',
  title: 'Docs/Search',
  component: Search,
  tags: ['status:stable', 'a11y:open', 'purpose:lead'],
  args: { ...search, load: fn<SearchProps['load']>(search.load), onNavigate: fn() },
  globals: wide,
  beforeEach: () => localStorage.removeItem('docs-searches'),
} satisfies Meta<typeof Search>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search the docs' }))
  return expectOpen(canvas)
}

export const Default: Story = {}

export const FindsPages: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search the docs' })
    await userEvent.hover(button)
    await expect(args.load).toHaveBeenCalledTimes(1)
    const dialog = await open(canvas)
    const field = dialog.getByRole('combobox', { name: 'Search the docs' })
    await expect(field).toHaveFocus()
    await expect(dialog.queryByText('filter')).toBeNull()
    await expect(args.load).toHaveBeenCalledTimes(1)
    await userEvent.type(field, 'balance')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
    await expect(args.load).toHaveBeenCalledTimes(1)
    await expect(dialog.getByRole('status')).toHaveTextContent('3 results')
    await expect(within(dialog.getByRole('group', { name: 'Guides' })).getAllByRole('option')).toHaveLength(2)
    await expect(dialog.getByRole('option', { name: /^POST Errors/ })).toBeVisible()
    await expect(dialog.getAllByText(/balance/i, { selector: 'mark' })).toHaveLength(4)
    await userEvent.click(dialog.getByRole('radio', { name: 'Calls 1' }))
    await expect(dialog.getAllByRole('option')).toHaveLength(1)
    await expect(dialog.getByRole('status')).toHaveTextContent('1 result')
    await expect(dialog.getByText('filter')).toBeVisible()
    // The selected filter is ignored if its kind has no results.
    await userEvent.clear(field)
    await userEvent.type(field, 'machine')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2))
    await expect(dialog.getByRole('radio', { name: 'All 2' })).toBeChecked()
    await userEvent.hover(dialog.getAllByRole('option')[1]!)
    await expect(dialog.getByRole('option', { selected: true })).toBe(dialog.getAllByRole('option')[1])
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Suggests earlier queries that led to a page, until the reader clears them. */
export const Recent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const first = await open(canvas)
    await userEvent.click(within(first.getByRole('group', { name: 'Start here' })).getAllByRole('option')[0]!)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const dialog = await open(canvas)
    await expect(dialog.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    await userEvent.keyboard('full days')
    await dialog.findByRole('option', { name: /daily epoch/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const again = await open(canvas)
    await userEvent.click(again.getByRole('option', { name: 'full days' }))
    const field = again.getByRole('combobox')
    await expect(field).toHaveValue('full days')
    await expect(field).toHaveFocus()
    await again.findByRole('option', { name: /daily epoch/ })
    await expect(again.queryByRole('button', { name: 'Forget them' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const last = await open(canvas)
    await expect(within(last.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(1)
    await userEvent.click(last.getByRole('button', { name: 'Forget them' }))
    await expect(last.queryByRole('option', { name: 'full days' })).toBeNull()
    await expect(last.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect((await open(canvas)).queryByRole('option', { name: 'full days' })).toBeNull()
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async (context) => {
      const { userEvent } = context
      const dialog = await typeWords(context, 'balance')
      await expect(dialog.getByRole('combobox', { name: 'Search the docs' })).toHaveFocus()
      await userEvent.tab()
      await expect(dialog.getByRole('radio', { name: 'All 3' })).toHaveFocus()
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(dialog.getByRole('combobox')).toHaveFocus()
      await escape(context)
    },
    'Enter, Space': async (context) => {
      const { canvas, userEvent } = context
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus())
      for (const key of ['{Enter}', ' ']) {
        await userEvent.keyboard(key)
        await expect((await expectOpen(canvas)).getByRole('combobox')).toHaveFocus()
        await escape(context)
      }
    },
    'Ctrl+K, Cmd+K, /': async (context) => {
      const { canvas, userEvent } = context
      for (const key of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
        await userEvent.keyboard(key)
        await expect((await expectOpen(canvas)).getByRole('combobox')).toHaveValue('')
        await escape(context)
      }
    },
    'Arrow down, Arrow up': async (context) => {
      const { userEvent } = context
      const dialog = await typeWords(context, 'balance')
      const field = dialog.getByRole('combobox')
      const expectChosen = async (at: number) => {
        await waitFor(() => expect(dialog.getAllByRole('option')[at]).toHaveAttribute('aria-selected', 'true'))
        await expect(field.getAttribute('aria-activedescendant')).toBe(dialog.getByRole('option', { selected: true }).id)
      }
      await expectChosen(0)
      await userEvent.keyboard('{ArrowDown}')
      await expectChosen(1)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expectChosen(2)
      await userEvent.keyboard('{ArrowDown}')
      await expectChosen(0)
      await expect(field).toHaveFocus()
      await escape(context)
    },
    Enter: async (context) => {
      const { args, canvas, userEvent } = context
      await typeWords(context, 'full days')
      await userEvent.keyboard('{Enter}')
      await expect(args.onNavigate).toHaveBeenCalledWith('/docs/balance#epoch')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    },
    Escape: async (context) => {
      const { canvas, userEvent } = context
      await typeWords(context, 'balance')
      await escape(context)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Search the docs' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      const dialog = await expectOpen(canvas)
      await expect(dialog.getByRole('combobox')).toHaveValue('')
      await userEvent.keyboard('x')
      await expect(dialog.queryByRole('option', { name: /daily epoch/ })).toBeNull()
      await escape(context)
    },
  }),
}

/** A click on a result opens the page and closes the dialog. The new page gets the focus. */
export const Chosen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('full days')
    await userEvent.click(await dialog.findByRole('option'))
    await expect(args.onNavigate).toHaveBeenCalledWith('/docs/balance#epoch')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Search the docs' })).not.toHaveFocus()
  },
}

/** A click with Ctrl, Cmd, Shift or Alt is left to the browser. Enter with Ctrl or Cmd opens a new tab. */
export const NewTab: Story = {
  tags: ['!autodocs'],
  beforeEach: stay,
  play: async ({ canvas, args }) => {
    const opened = spyOn(window, 'open').mockReturnValue(null)
    const dialog = await open(canvas)
    const field = dialog.getByRole('combobox')
    await userEvent.keyboard('full days')
    const option = await dialog.findByRole('option')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) await fireEvent.click(option, { [key]: true })
    await expect(opened).not.toHaveBeenCalled()
    for (const key of ['ctrlKey', 'metaKey']) await fireEvent.keyDown(field, { key: 'Enter', [key]: true })
    await expect(opened.mock.calls.map(([href]) => String(href))).toEqual(Array(2).fill(expect.stringMatching(/\/docs\/balance#epoch$/)))
    // While an input method composes text, the search leaves the keys to it.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }])
      for (const key of ['Enter', 'ArrowDown', 'Escape']) await fireEvent.keyDown(field, { key, ...sign })
    await expect(field).toHaveValue('full days')
    await expect(opened).toHaveBeenCalledTimes(2)
    await expect(JSON.parse(localStorage.getItem('docs-searches')!)).toEqual(['full days'])
    await fireEvent.click(option, { altKey: true })
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** A slash in a text field is text. Ctrl+K opens the search even there. */
export const Shortcuts: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <input aria-label="Elsewhere" />
      <Search {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const untouched = [
      '{Meta>}/{/Meta}',
      '{Control>}/{/Control}',
      '{Alt>}/{/Alt}',
      '{Control>}{Alt>}k{/Alt}{/Control}',
      '{Control>}{Shift>}k{/Shift}{/Control}',
      'k',
    ]
    for (const key of untouched) await userEvent.keyboard(key)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Elsewhere' }))
    await userEvent.keyboard('/')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('/')
    // The search does not open over another dialog, or after a widget has handled the key.
    const other = document.createElement('div')
    other.ariaModal = 'true'
    document.body.append(other)
    await userEvent.keyboard('{Control>}k{/Control}')
    other.remove()
    addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
    await fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    // The shortcut works with the key in K's position on other keyboard layouts, and prevents the browser's default.
    for (const key of ['л', 'κ', 'ל']) {
      await expect(fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true })).toBe(false)
      await expect(await canvas.findByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    }
    await expect(fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })).toBe(false)
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    // The index loads before the first word, even if the pointer never hovered over the button.
    await expect(args.load).toHaveBeenCalledTimes(1)
  },
}

export const NothingFound: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('kubernetes')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Nothing about “kubernetes”. Try one word'))
    await expect(within(dialog.getByRole('group', { name: 'Often searched' })).getAllByRole('option')).toHaveLength(2)
    // Queries without results are not offered again.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect((await open(canvas)).queryByRole('group', { name: 'Recent searches' })).toBeNull()
  },
}

let answerLate = () => {}
const later: SearchFunction = async (query) => {
  if (query === 'balance' || query === 'days') return find(query)
  return new Promise((answer) => {
    answerLate = () => void find('balance').then(answer)
  })
}

/** Keeps showing the previous results while it searches, but Enter opens none of them. Drops late results of older queries. */
export const Late: Story = {
  tags: ['!autodocs'],
  args: { load: fn(async () => later) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('balance')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('s{Enter}')
    await expect(dialog.getByRole('status')).toHaveTextContent('Searching…')
    await expect(dialog.getAllByText('Searching…')).toHaveLength(1)
    await expect(dialog.getAllByRole('option')).toHaveLength(3)
    await expect(args.onNavigate).not.toHaveBeenCalled()
    // An empty query clears the results.
    await userEvent.clear(dialog.getByRole('combobox'))
    await userEvent.keyboard('x')
    await expect(dialog.queryByRole('option')).toBeNull()
    await userEvent.clear(dialog.getByRole('combobox'))
    await userEvent.keyboard('day')
    await userEvent.keyboard('s')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 result'))
    answerLate()
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    await expect(dialog.getByRole('status')).toHaveTextContent('1 result')
  },
}

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { load: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('key')
    await expect(dialog.getByRole('status')).toHaveTextContent('Searching…')
    // Without results, Enter does nothing.
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant')
  },
}

/** If the index failed to load, the next change of the query loads it again. */
export const Failed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    args.load.mockRejectedValue(new Error('offline'))
    const dialog = await open(canvas)
    await userEvent.keyboard('dail')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('The index did not load'))
    args.load.mockImplementation(search.load)
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(dialog.getByRole('status')).not.toHaveTextContent('The index did not load'))
  },
}

const broken = (): never => {
  throw new Error('The panel cannot be drawn.')
}

/** If the dialog fails to render, a list of the pages appears beside the button until the reader closes it. */
export const NotDrawn: Story = {
  tags: ['!autodocs'],
  render: (args) => <Search {...args} texts={Object.defineProperty({ ...args.texts }, 'start', { get: broken })} />,
  beforeEach: () => {
    // React logs errors that an error boundary catches.
    spyOn(console, 'error').mockImplementation(() => {})
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search the docs' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(args.texts.failed)
    await expect(canvas.getAllByRole('link')).toHaveLength(args.pages.length)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

const nothing = () => {}

/** Maps each state to the query that leads to it. */
const typed = { open: '', results: 'balance', 'nothing found': 'kubernetes', loading: 'key', failed: 'day' }
const loads: Record<string, SearchProps['load']> = {
  loading: () => new Promise<never>(() => {}),
  failed: async () => Promise.reject(new Error('offline')),
}

/** A panel that loads after its dialog has opened takes the focus. */
export const TakesTheFocus: Story = {
  tags: ['!autodocs'],
  render: (args) => <SearchPanel {...args} onClose={nothing} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
  },
}

export const GoodExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => <Search {...search} />,
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

export const BadExample: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Search {...search} texts={{ ...search.texts, label: 'Search…', hint: 'Type to search.', empty: () => 'No results.', advice: '' }} />
  ),
  play: ({ canvas }) => canvas.getByRole('button').click(),
}

/** The button, and the states of the dialog. */
export const States: Story = {
  tags: ['!autodocs'],
  ...states<SearchProps>(
    (args) => [
      ...inLooks('button', () => <Search {...args} />, ['rest', 'hover', 'focus']),
      ...Object.keys(typed).map((label) => ({
        label,
        show: (
          <div style={{ maxInlineSize: '40rem' }}>
            <SearchPanel {...args} texts={{ ...args.texts, label }} load={loads[label] ?? search.load} onClose={nothing} />
          </div>
        ),
      })),
      inDisabledFieldset(<Search {...args} />),
    ],
    { wide: true },
  ),
  play: async ({ canvas }) => {
    for (const [label, query] of Object.entries(typed))
      if (query) await userEvent.type(canvas.getByRole('combobox', { name: label }), query)
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(9))
    for (const said of [/^Nothing about/, /^Searching/, /^The index did not load/])
      // Each message is in the page twice: visible and announced.
      await waitFor(() => expect(canvas.getAllByText(said)).toHaveLength(2))
    await userEvent.type(canvas.getByRole('combobox', { name: 'results' }), '{ArrowDown}')
  },
}

export const Stress: Story = stress(({ id, word, title, text }, args) => (
  <>
    <Search {...args} texts={{ ...args.texts, label: word }} />
    <SearchResults
      id={id}
      label={title}
      groups={[
        {
          title,
          rows: [
            { at: 0, row: { result: { page: title, href: '/docs', section: title, excerpt: [{ text }, { text: word, match: true }] } } },
            { at: 1, row: { result: { page: title, href: '/docs', section: word, excerpt: [{ text: word }] } } },
            { at: 2, row: { query: title } },
          ],
        },
      ]}
      active={0}
      onPoint={nothing}
      onChoose={nothing}
      onAsk={nothing}
    />
  </>
))

/** Many long results scroll vertically only. */
export const LongCopy: Story = {
  tags: ['!autodocs'],
  args: {
    load: fn<SearchProps['load']>(
      async () => async () =>
        Array.from({ length: 12 }, (_, at) => ({
          page: `Rechenzentrumskapazitätsbereitstellungsantrag ${Math.floor(at / 3)}`,
          href: `/${at}`,
          section: 'Die Abrechnung virtueller Maschinen über mehrere Tage hinweg',
          excerpt: [
            { text: 'Was auf https://storage.meridian.example/a-very-long-path-that-never-ends-and-never-breaks liegt, wird ' },
            { text: 'täglich', match: true },
          ],
        })),
    ),
  },
  globals: narrow,
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('t')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(12))
    const list = dialog.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await userEvent.keyboard('{ArrowDown>11}')
    const chosen = dialog.getByRole('option', { selected: true })
    await expect(chosen).toBe(dialog.getAllByRole('option').at(-1))
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1))
  },
}

/** With `wide`, the label is visible in narrow windows too. */
export const Wide: Story = {
  args: { wide: true },
  globals: narrow,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.texts.label).getBoundingClientRect().width).toBeGreaterThan(60)
  },
}

const asked = fn(find)

/** The dialog does not search for spaces, and ignores invalid stored queries. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { load: fn(async () => asked) },
  globals: narrow,
  beforeEach: () => localStorage.setItem('docs-searches', JSON.stringify([1])),
  play: async ({ canvas }) => {
    asked.mockClear()
    const dialog = await open(canvas)
    await expect(dialog.queryByRole('group', { name: 'Recent searches' })).toBeNull()
    await userEvent.keyboard(' balance')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3))
    await expect(asked).not.toHaveBeenCalledWith('')
    await expect(asked).toHaveBeenLastCalledWith('balance')
  },
}

/** A slash in a text field of a web component is text, too. */
export const InAShadowRoot: Story = {
  tags: ['!autodocs', '!dev'],
  render: (args) => (
    <>
      <div
        ref={(host) => {
          if (host && !host.shadowRoot) host.attachShadow({ mode: 'open' }).innerHTML = '<input aria-label="Inside">'
        }}
      />
      <Search {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const host = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)!
    await expect(fireEvent.keyDown(host.shadowRoot!.querySelector('input')!, { key: '/', composed: true })).toBe(true)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    await expect(await canvas.findByRole('dialog')).toBeVisible()
  },
}
