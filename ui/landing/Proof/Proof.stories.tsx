import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { keyboardOf } from '../../../.storybook/guides/guide.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { example } from './example.fixture.ts'
import { job, proven, says, settled, type Canvas } from './Proof.fixture.ts'
import { guide } from './Proof.guide.tsx'
import { Proof } from './Proof.tsx'

const meta = {
  id: 'landing-proof',
  title: 'Landing/Proof',
  component: Proof,
  tags: ['status:stable', 'a11y:open'],
  parameters: { guide, layout: 'fullscreen' },
  args: job,
} satisfies Meta<typeof Proof>

export default meta
type Story = StoryObj<typeof meta>

const cell = (canvas: Canvas, name: string) => within(canvas.getByRole('heading', { level: 3, name }).closest('li'))
const checks = (canvas: Canvas) =>
  cell(canvas, 'Check the evidence')
    .getAllByRole('definition')
    .map((check) => check.textContent)

export const Default: Story = { parameters: { settled } }

/** Four steps in order; only the reader's actions are announced. */
export const ProvesItself: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'The result, measured and signed.' })
    await expect(region).toHaveAttribute('data-band')
    const titles = within(canvas.getAllByRole('list')[0]!).getAllByRole('heading', { level: 3 })
    await expect(titles.map((title) => title.textContent)).toEqual([
      'Describe the job',
      'Commit and sign',
      'Check the evidence',
      'Verified',
    ])
    await proven(canvas)
    await expect(checks(canvas)).toEqual(['ok', 'ok', 'ok'])
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(canvas.getByText('24 bytes in 8 leaves')).toBeVisible()
  },
}

export const Keyboard: Story = { tags: ['!autodocs'], play: keyboardOf(guide) }

/** A byte that is changed after signing fails at its leaf only, until it is restored. */
export const Tamper: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await proven(canvas)
    const height = canvas.getAllByRole('list')[0]!.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected\. Leaf \d is not the data that was signed$/)
    await expect(canvas.getByRole('heading', { name: 'Rejected' })).toBeVisible()
    await expect(checks(canvas)).toEqual(['failed', 'ok', 'ok'])
    const [leaf] = canvas.getByRole('status').textContent.match(/\d/)!
    const told = new RegExp(`^byte \\d+: [0-9a-f]{2} became [0-9a-f]{2}, in leaf ${leaf}$`)
    await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveAccessibleDescription(told)
    await expect(canvas.getAllByRole('list')[0]!.getBoundingClientRect().height).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await says(canvas, /^Verified\. Proof accepted in [\d.]+ ms, in your browser$/)
    await expect(checks(canvas)).toEqual(['ok', 'ok', 'ok'])
    await expect(canvas.getAllByRole('list')[0]!.getBoundingClientRect().height).toBe(height)
  },
}

/** Another input has another root, and the evidence is that of the latest input. */
export const Edit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await proven(canvas)
    const root = () => canvas.getByText('merkle root').nextElementSibling?.textContent
    const before = root()
    await expect(before).toBe(`${example.evidence.root.slice(0, 4)}…${example.evidence.root.slice(-4)}`)
    const field = canvas.getByRole('textbox', { name: 'Job' })
    await userEvent.type(field, ' by noon')
    await waitFor(() => expect(canvas.getByText('32 bytes in 8 leaves')).toBeVisible())
    await expect(root()).not.toBe(before)
    await says(canvas, /^Verified$/)
    await userEvent.clear(field)
    await userEvent.type(field, example.text)
    await waitFor(() => expect(root()).toBe(before))
  },
}

/** Writing undoes a change, and an empty input has no byte to change. */
export const EditAfterTamper: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await proven(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected/)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Job' }))
    await says(canvas, /^Nothing to verify$/)
    await expect(canvas.getByRole('button', { name: 'Change one byte' })).toHaveAccessibleDescription('There is no byte to change.')
  },
}

/** An empty input is neither verified nor rejected, and one byte is counted as one byte. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await proven(canvas)
    const field = canvas.getByRole('textbox', { name: 'Job' })
    await userEvent.clear(field)
    await says(canvas, /^Nothing to verify$/)
    await expect(canvas.getByRole('heading', { name: 'Nothing to verify' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Verified' })).toBeNull()
    await expect(checks(canvas)).toEqual(['not checked', 'not checked', 'not checked'])
    await userEvent.type(field, 'j')
    await says(canvas, /^Verified$/)
    await expect(field).toHaveAccessibleDescription('1 byte in 8 leaves')
  },
}

/** Without WebCrypto the worked example stays, and the reason replaces the controls. */
export const WithoutWebCrypto: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true })
    return () => {
      Reflect.deleteProperty(globalThis.crypto, 'subtle')
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/The example is at rest/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Change one byte' })).toBeNull()
    await expect(canvas.getByText('A worked example, proven beforehand')).toBeVisible()
    await expect(checks(canvas)).toEqual(['ok', 'ok', 'ok'])
    await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveAttribute('readonly')
  },
}

/** Without durations, which differ from run to run. */
const timeless = { ...job.demo, output: { ...job.demo.output, accepted: job.demo.output.example } }

/** The rejected state is in `Tamper`, the resting one in `WithoutWebCrypto`. */
export const States: Story = states(
  (args) =>
    inLooks('verified', (look) => <Proof {...args} id={`proof-${look}`} title={`Measured and signed, ${look}.`} demo={timeless} />, [
      'rest',
      'hover',
      'focus',
    ]),
  { wide: true },
)

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Proof
    id={`proof-${id}`}
    eyebrow={word}
    title={title}
    lead={text}
    demo={{
      ...timeless,
      input: {
        label: word,
        title,
        field: word,
        read: { one: `{bytes} ${word} {leaves}`, other: `{bytes} ${word} {leaves}` },
        changed: text,
      },
      engine: { label: word, title, root: word, signature: title },
      validate: { label: word, title, checks: { leaf: word, path: title, signature: word }, ok: word, failed: word, none: title },
      output: { ...timeless.output, label: word, verified: title, accepted: text, example: text },
      controls: { tamper: word, restore: `${word} 2`, whole: text, empty: text, still: text },
      evidence: { summary: title, root: word, signature: `${word} {algorithm}`, publicKey: title, leaf: `${word} {leaf}` },
    }}
    strategies={[
      { title: word, text },
      { title, text: word },
    ]}
    notes={[
      { label: word, text },
      { label: title, text: word },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await proven(canvas)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NarrowRejected: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await proven(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected/)
  },
}
