import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { example } from './example.fixture.ts'
import { job, showProof, settled, waitForAnnouncement, waitForProofs, type Canvas } from './Proof.fixture.ts'
import { Proof, type ProofProps } from './Proof.tsx'

const meta = {
  id: 'landing-proof',
  title: 'Landing/Proof',
  component: Proof,
  tags: ['status:stable', 'a11y:open', 'purpose:prove', 'tile:whole'],
  parameters: { layout: 'fullscreen' },
  args: job,
} satisfies Meta<typeof Proof>

export default meta
type Story = StoryObj<typeof meta>

const checks = (canvas: Canvas) => canvas.getAllByRole('definition').map((value: HTMLElement) => value.textContent)
const getFigure = (canvas: Canvas) => canvas.getByRole('img').closest('[data-state]') as HTMLElement

export const Default: Story = { parameters: { settled } }

/** Four steps in order. Only the reader's actions are announced, and screen readers get no hashes except the root and the signature. */
export const ProvesItself: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: job.title })
    await expect(region).toHaveAttribute('data-band')
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await expect(titles.slice(0, 4)).toEqual(['Input', 'Proof engine', 'Validate', 'Output'])
    await showProof(canvas)
    await expect(checks(canvas)).toEqual(['fc3e4793…7011', 'Ed25519 · 5b384602…e507', '8 of 8', 'same root', 'fits', example.evidence.root])
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveAccessibleDescription('24 bytes')
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Tree of hashes over 8 leaves: the line leads from leaf 6 to the root')
    await expect(canvasElement.querySelectorAll('s')).toHaveLength(0)
  },
}

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await showProof(canvas)
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Change one byte' })).toHaveFocus()
      await userEvent.tab()
      const restore = canvas.getByRole('button', { name: 'Restore' })
      await expect(restore).toHaveFocus()
      await expect(restore).toHaveAccessibleDescription('Nothing is changed.')
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Change one byte' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitForAnnouncement(canvas, /^Rejected/)
      const first = canvas.getByRole('status').textContent
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(first))
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitForAnnouncement(canvas, /^Verified$/)
      await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus()
    },
  }),
}

/** A byte changed after signing is marked in its cell, fails every check, and can be restored. */
export const Tamper: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await showProof(canvas)
    const field = canvas.getByRole('textbox', { name: 'Job' })
    const height = getFigure(canvas).getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await waitForAnnouncement(canvas, /^Rejected: byte 16 in leaf 6$/)
    await expect(canvas.getByText('Byte 16 in leaf 6 is “5”, signed was “4”.')).toBeVisible()
    await expect(field).toHaveValue('train job 7 · 5 × H100')
    await expect(getFigure(canvas).querySelector('s')).toHaveTextContent('4')
    await expect(getFigure(canvas).querySelectorAll('[data-changed]')).toHaveLength(1)
    await expect(checks(canvas).slice(2, 6)).toEqual(['leaf 6 differs', 'other root', 'does not fit', 'fc3e4793…7011'])
    await expect(canvas.getByText(job.demo.output.otherRoot)).toBeVisible()
    await expect(getFigure(canvas).getBoundingClientRect().height).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitForAnnouncement(canvas, /^Verified$/)
    await expect(field).toHaveValue(example.text)
    await expect(checks(canvas).slice(2)).toEqual(['8 of 8', 'same root', 'fits', example.evidence.root])
    await expect(getFigure(canvas).getBoundingClientRect().height).toBe(height)
  },
}

/** A different input produces a different root, and the evidence belongs to the latest input. */
export const Edit: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await showProof(canvas)
    const root = () => checks(canvas).at(-1)
    const before = root()
    await expect(before).toBe(example.evidence.root)
    const field = canvas.getByRole('textbox', { name: 'Job' })
    await userEvent.type(field, ' by noon')
    await waitFor(() => expect(field).toHaveAccessibleDescription('32 bytes'))
    await waitFor(() => expect(root()).not.toBe(before))
    await expect(canvas.getByRole('img', { name: /from leaf 8 to the root/ })).toBeVisible()
    await waitFor(() => expect(getFigure(canvas)).toHaveTextContent(root()!.slice(0, 4)))
    await waitForAnnouncement(canvas, /^Verified$/)
    await userEvent.type(field, '{Home}')
    await expect(canvas.getByRole('img', { name: /from leaf 1 to the root/ })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, example.text)
    await waitFor(() => expect(root()).toBe(before))
  },
}

/** Typing discards the changed byte. An empty input has no byte to change. */
export const EditAfterTamper: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await showProof(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await waitForAnnouncement(canvas, /^Rejected/)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Job' }))
    await waitForAnnouncement(canvas, /^Nothing to verify$/)
    await expect(canvas.getByRole('button', { name: 'Change one byte' })).toHaveAccessibleDescription('There is no byte to change.')
  },
}

/** An empty input is neither verified nor rejected, and one byte is called “1 byte”. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await showProof(canvas)
    const field = canvas.getByRole('textbox', { name: 'Job' })
    await userEvent.clear(field)
    await waitForAnnouncement(canvas, /^Nothing to verify$/)
    await expect(canvas.queryByText('Verified')).toBeNull()
    await expect(checks(canvas).slice(2, 5)).toEqual(['not checked', 'not checked', 'not checked'])
    await userEvent.type(field, 'j')
    await waitForAnnouncement(canvas, /^Verified$/)
    await expect(field).toHaveAccessibleDescription('1 byte')
  },
}

/** Without WebCrypto the worked example stays, and a message replaces the controls. */
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
    await expect(canvas.getByText(/A worked example\.$/)).toBeVisible()
    await expect(checks(canvas).slice(2, 5)).toEqual(['8 of 8', 'same root', 'fits'])
    await expect(canvas.getByRole('textbox', { name: 'Job' })).toHaveAttribute('readonly')
  },
}

/** Without `IntersectionObserver` the proof starts when the reader focuses the field. */
export const WithoutObserver: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    spyOn(window, 'IntersectionObserver').mockImplementation(() => {
      throw new Error('blocked')
    })
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Job' })
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
    await expect(canvas.queryByText(/checked in your browser/)).toBeNull()
    field.focus()
    await settled(canvas)
  },
}

const looks = states(
  (args: ProofProps) =>
    inLooks('verified', (look) => <Proof {...args} id={`proof-${look}`} title={`Measured and signed, ${look}.`} />, [
      'rest',
      'hover',
      'focus',
    ]),
  { wide: true },
)
/** The verified state. `Tamper` shows the rejected state, and `WithoutWebCrypto` shows the initial state. */
export const States: Story = {
  ...looks,
  parameters: { ...looks.parameters, settled: (canvas: Canvas) => waitForProofs(canvas, 3) },
}

export const Stress: Story = stress(({ id, word, title, text }) => (
  <Proof
    id={`proof-${id}`}
    eyebrow={word}
    title={title}
    lead={text}
    demo={{
      example,
      input: { label: word, field: word, read: { one: `{bytes} ${word}`, other: `{bytes} ${word}` }, was: word },
      engine: { label: word, hash: word, root: word, signature: title, tree: text, levels: [word, word, word, word] },
      validate: {
        label: word,
        checks: {
          leaf: { label: word, ok: word, failed: word },
          path: { label: title, ok: word, failed: word },
          signature: { label: word, ok: title, failed: word },
        },
        none: title,
      },
      output: {
        label: word,
        verified: title,
        rejected: title,
        empty: title,
        waiting: text,
        accepted: text,
        example: text,
        changed: text,
        announced: text,
        root: word,
        otherRoot: title,
      },
      controls: { tamper: word, restore: `${word} 2`, whole: text, empty: text, still: text },
    }}
    strategies={[
      { title: word, text, checked: text },
      { title, text: word },
    ]}
  />
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await showProof(canvas)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NarrowRejected: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await showProof(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await waitForAnnouncement(canvas, /^Rejected/)
  },
}
