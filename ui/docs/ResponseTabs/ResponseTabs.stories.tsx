import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { findShownPanes, getRadioKeys } from '../CodeBlock/getRadioKeys.fixture.ts'
import { lit, samples } from '../CodeBlock/fixture.ts'
import { codeTexts, getStressTexts, spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { ResponseTabs } from './ResponseTabs.tsx'

/** Returns the row that opens the responses on a phone. */
const getRow = (root: HTMLElement) => root.querySelector('summary')!

/** Keyboard tests of the tabs. Each test opens the responses first. */
const openKeys = Object.fromEntries(
  Object.entries(getRadioKeys(['200 OK', '400 Bad Request', '403 Forbidden', '500 Server Error'])).map(
    ([keys, test]): [string, typeof test] => [
      keys,
      (context) => {
        getRow(context.canvasElement).click()
        return test(context)
      },
    ],
  ),
)

const narrow = { viewport: { value: 'narrow', isRotated: false } }

const meta = {
  id: 'docs-responsetabs',
  title: 'Docs/ResponseTabs',
  component: ResponseTabs,
  tags: ['status:stable', 'a11y:open', 'purpose:show'],
  args: {
    label: 'Response',
    items: [
      { status: 200, words: 'OK', meaning: 'The machine starts.', lines: samples.answer },
      { status: 400, words: 'Bad Request', meaning: 'The request is not valid.', lines: samples.failure('instances must be at least 1') },
      { status: 403, words: 'Forbidden', lines: samples.failure('the key is not known') },
      { status: 500, words: 'Server Error', lines: samples.failure('try again later') },
    ],
    texts: codeTexts,
  },
} satisfies Meta<typeof ResponseTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copies: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const writeText = spyOnClipboard()
    await userEvent.click(canvas.getByRole('radio', { name: '403 Forbidden' }))
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['403']))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Response' }))
    await expect(writeText.mock.calls[0]?.[0]).toContain('the key is not known')
  },
}

/** A response without a body has nothing to copy. */
export const WithoutBody: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { status: 204, words: 'No Content', meaning: 'The machine is changed.' },
      { status: 403, words: 'Forbidden', lines: samples.failure('the key is not known') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy Response' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '403 Forbidden' }))
    await canvas.findByRole('button', { name: 'Copy Response' })
    await userEvent.click(canvas.getByRole('radio', { name: '204 No Content' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy Response' })).toBeNull())
  },
}

/** Narrow screen with a response that scrolls. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: testKeys({
    Tab: async ({ canvas, canvasElement, userEvent }) => {
      await userEvent.tab()
      await expect(getRow(canvasElement)).toHaveFocus()
      getRow(canvasElement).click()
      const code = await canvas.findByRole('group', { name: '200 OK' })
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: '200 OK' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name: 'Wrap lines Response' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy Response' })).toHaveFocus()
      await userEvent.tab()
      await expect(code).toHaveFocus()
    },
    ...openKeys,
    'Enter, Space': async ({ canvas, canvasElement, userEvent }) => {
      const writeText = spyOnClipboard()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(findShownPanes(canvasElement)).toEqual(['200'])
      await userEvent.keyboard(' ')
      await expect(findShownPanes(canvasElement)).toEqual([])
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await userEvent.keyboard('{ArrowLeft}')
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Copy Response' })).toHaveFocus()
      await userEvent.keyboard('{Enter} ')
      await expect(writeText.mock.calls).toEqual([
        [expect.stringContaining('try again later')],
        [expect.stringContaining('try again later')],
      ])
    },
  }),
}

/** Two boxes on a page are independent. */
export const Two: Story = {
  render: (args) => (
    <>
      <ResponseTabs {...args} />
      <ResponseTabs {...args} label="Second" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('radio', { name: '400 Bad Request' })[1]!)
    await waitFor(() => expect(findShownPanes(canvasElement)).toEqual(['200', '400']))
  },
}

export const States: Story = states(
  (args) => [
    ...inLooks('four answers', () => <ResponseTabs {...args} />, ['rest', 'hover', 'focus']),
    { label: 'one answer', show: <ResponseTabs {...args} items={args.items.slice(0, 1)} /> },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }, args) => (
  <ResponseTabs
    {...args}
    label={title}
    items={[
      { status: 200, meaning: title, lines: lit(`{ "${word}": "${text}" }`) },
      { status: 400, meaning: word, lines: samples.failure(text) },
      { status: 500, meaning: text, lines: samples.failure(word) },
    ]}
    texts={getStressTexts(word, text)}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: narrow,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Two responses may have the same status. Each of them opens and can be copied. */
export const SameStatus: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { status: 200, words: 'OK', lines: samples.answer },
      { status: 400, words: 'Bad Request', lines: samples.failure('instances must be at least 1') },
      { status: 400, words: 'No such region', lines: samples.failure('the region is not known') },
    ],
  },
  play: async ({ canvas }) => {
    const writeText = spyOnClipboard()
    for (const [name, text] of [
      ['400 No such region', 'the region is not known'],
      ['400 Bad Request', 'instances must be at least 1'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }))
      await userEvent.click(canvas.getByRole('button', { name: 'Copy Response' }))
      await expect(writeText.mock.lastCall?.[0]).toContain(text)
    }
  },
}
