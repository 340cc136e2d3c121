import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { lit } from '../CodeBlock/fixture.ts'
import { copyTexts } from '../CopyButton/clipboard.fixture.ts'
import { FileCheck, type FileCheckResult } from './FileCheck.tsx'

const right: FileCheckResult = { ok: true, errors: [], json: lit('{\n  "name": "web",\n  "ports": [8080]\n}') }
const wrong: FileCheckResult = {
  ok: false,
  errors: [
    { line: 2, message: 'ports must be a list' },
    { line: 3, message: 'unknown field “prots”; did you mean “ports”?' },
  ],
}

const meta = {
  title: 'Docs/FileCheck',
  component: FileCheck,
  args: {
    texts: {
      label: 'Paste your file',
      hint: 'It is checked in this browser and sent nowhere.',
      check: 'Check the file',
      checking: 'Checking…',
      valid: 'The file is right.',
      invalid: (count) => (count === 1 ? '1 line needs a change.' : `${count} lines need a change.`),
      failed: 'The check did not load. Try again.',
      line: (line) => `Line ${line}`,
      json: 'What would be sent',
      copy: copyTexts,
    },
    initial: 'name: web\nports: 8080\nprots: [8080]\n',
    check: fn<(text: string) => Promise<FileCheckResult>>(async () => wrong),
  },
} satisfies Meta<typeof FileCheck>

export default meta
type Story = StoryObj<typeof meta>

/** The mistakes by line; each leads to its line in the field, and a change takes the answer away. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.check).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 lines need a change.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Line 2' }))
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your file' })
    await expect(field).toHaveFocus()
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('ports: 8080')
    await userEvent.type(field, 'x')
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(''))
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Mistakes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
}

export const Right: Story = {
  args: { check: fn<(text: string) => Promise<FileCheckResult>>(async () => right) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The file is right.'))
    await expect(canvas.getByRole('figure', { name: 'What would be sent' })).toHaveTextContent('"ports": [8080]')
  },
}

export const Failed: Story = {
  args: { check: fn<(text: string) => Promise<FileCheckResult>>(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The check did not load. Try again.'))
  },
}

export const LongCopy: Story = {
  args: {
    initial: `name: ${'rechenzentrumskapazitaetsbereitstellung-'.repeat(4)}`,
    check: fn<(text: string) => Promise<FileCheckResult>>(async () => ({
      ok: false,
      errors: [{ line: 1, message: 'Der Name ist länger als die 63 Zeichen, die https://www.rfc-editor.example/rfc/rfc-1123-host-names erlaubt.' }],
    })),
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }))
    await waitFor(() => expect(canvas.getByRole('listitem')).toBeVisible())
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
