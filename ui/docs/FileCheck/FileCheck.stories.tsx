import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { lowWindow } from '../../fixtures/low-window.tsx'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { FileCheck, type FileCheckProps, type FileCheckResult } from './FileCheck.tsx'
import { FileRun } from './FileRun.tsx'
import { fileCheck, fileRun, ranFile, right } from './fixture.ts'

const meta = {
  id: 'docs-filecheck',
  title: 'Docs/FileCheck',
  component: FileCheck,
  subcomponents: { FileRun },
  tags: ['status:beta', 'a11y:open', 'purpose:ask'],
  args: { ...fileCheck, check: fn<(text: string) => Promise<FileCheckResult>>(fileCheck.check) },
} satisfies Meta<typeof FileCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each error links to its line in the field. A change removes the result. */
export const FindsMistakes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(args.check).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 lines need a change.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Line 2, column 1' }))
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your file' })
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('ports: 8080')
    await userEvent.keyboard('ports: 22')
    await expect(field.value).toContain('\nports: 22')
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(''))
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await expect(args.check).toHaveBeenLastCalledWith(field.value)
  },
}

const frame = () => new Promise(requestAnimationFrame)

/** Runs one check at a time. A change cancels the check. A line far down is scrolled into view. */
export const LongFile: Story = {
  tags: ['!autodocs'],
  args: { initial: Array.from({ length: 120 }, (_, at) => `line: ${at + 1}`).join('\n') },
  play: async ({ canvas, args }) => {
    const ends: ((result: FileCheckResult) => void)[] = []
    args.check.mockImplementation(() => new Promise((end) => ends.push(end)))
    const [button, status] = [canvas.getByRole('button', { name: 'Check the file' }), canvas.getByRole('status')]
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your file' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.check).toHaveBeenCalledTimes(1)
    await userEvent.type(field, '!')
    await expect(status).toHaveTextContent(/^$/)
    await userEvent.click(button)
    ends[0]!(right)
    await frame()
    await frame()
    await expect(status).toHaveTextContent('Checking…')
    ends[1]!({ ok: false, errors: [{ line: 50, column: 1, message: 'unknown field' }] })
    await userEvent.click(await canvas.findByRole('button', { name: 'Line 50, column 1' }))
    const { lineHeight } = getComputedStyle(field)
    const below = 49 * Number.parseFloat(lineHeight) - field.scrollTop
    await expect(below).toBeGreaterThanOrEqual(0)
    await expect(below).toBeLessThan(field.clientHeight / 2)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Paste your file' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Check the file' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('button', { name: 'Line 2, column 1' })
      for (const line of ['Line 2, column 1', 'Line 3, column 1']) {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: line })).toHaveFocus()
      }
    },
    'Enter, Space': async ({ args, canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Check the file' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.check).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 lines need a change.'))
      await userEvent.keyboard(' ')
      await expect(args.check).toHaveBeenCalledTimes(2)
      const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your file' })
      ;(await canvas.findByRole('button', { name: 'Line 2, column 1' })).focus()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveFocus()
      await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('ports: 8080')
    },
  }),
}

/** The button with the line and column of a mistake moves the focus to the field, even if the field is out of view. */
export const Mistakes: Story = {
  ...lowWindow,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Line 2, column 1' }))
    await expect(canvas.getByRole('textbox', { name: 'Paste your file' })).toHaveFocus()
  },
}

export const Right: Story = {
  tags: ['!autodocs'],
  args: { check: fn<(text: string) => Promise<FileCheckResult>>(async () => right) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The file is right.'))
    await expect(canvas.getByRole('figure', { name: 'What would be sent' })).toHaveTextContent('"ports": [8080]')
  },
}

const RunOnce = () => {
  const [isSent, setSent] = useState(false)
  return <FileRun {...(isSent ? ranFile : fileRun)} onRun={() => setSent(true)} />
}

/** Sends a valid file to a sandbox by keyboard. The status is announced, and a change of the file removes the response. */
export const Runs: Story = {
  tags: ['!autodocs'],
  args: { check: fn<(text: string) => Promise<FileCheckResult>>(async () => right), valid: <RunOnce /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Run the file' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    const run = await canvas.findByRole('button', { name: 'Run the file' })
    run.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(ranFile.said)).toHaveAttribute('role', 'status'))
    await expect(canvas.getByText('starting')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Skip 5 minutes' })).toBeVisible()
    await expect(canvas.getByRole('figure', { name: 'Body' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Paste your file' }), '!')
    await expect(canvas.queryByRole('button', { name: 'Run again' })).toBeNull()
  },
}

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { check: fn<(text: string) => Promise<FileCheckResult>>(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The check did not load. Try again.'))
  },
}

/** Results of a check, and a running check. */
const ends = {
  mistakes: fileCheck.check,
  right: async () => right,
  failed: async () => Promise.reject(new Error('offline')),
  checking: () => new Promise<never>(() => {}),
}

export const States: Story = {
  ...states<FileCheckProps>(
    (args) => [
      ...inLooks('not checked', () => <FileCheck {...args} />, ['rest', 'hover', 'focus']),
      ...Object.entries(ends).map(([label, check]) => ({
        label,
        show: <FileCheck {...args} texts={{ ...args.texts, check: `Check: ${label}` }} check={check} />,
      })),
    ],
    { wide: true },
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Check: / })) await userEvent.click(button)
    for (const said of ['2 lines need a change.', 'The file is right.', 'The check did not load. Try again.', 'Checking…'])
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
  },
}

export const Stress: Story = stress(({ word, title, text }, args) => (
  <FileCheck {...args} texts={{ ...args.texts, label: title, hint: text, check: word }} initial={`${word}: ${text}`} />
))

/** Long errors stay in their column. */
export const LongCopy: Story = {
  tags: ['!autodocs'],
  args: {
    initial: `name: ${'rechenzentrumskapazitaetsbereitstellung-'.repeat(4)}`,
    check: fn<(text: string) => Promise<FileCheckResult>>(async () => ({
      ok: false,
      errors: [
        {
          line: 1,
          column: 1,
          message: 'Der Name ist länger als die 63 Zeichen, die https://www.rfc-editor.example/rfc/rfc-1123-host-names erlaubt.',
        },
      ],
    })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible())
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
