import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from './fixture.ts'
import { Proof } from './Proof.tsx'

const meta = {
  title: 'Landing/Proof',
  component: Proof,
  parameters: { layout: 'fullscreen' },
  args: {
    station: 'Proof',
    title: 'The harvest, weighed and signed.',
    lead: 'Every load carries its evidence. Change one byte and watch the evidence refuse it.',
    bench: {
      example,
      input: {
        label: 'Input',
        title: 'Describe the load',
        field: 'Load',
        read: '{bytes} bytes in {leaves} leaves',
        changed: 'byte {offset}: {from} → {to}, in leaf {leaf}',
      },
      engine: { label: 'Proof engine', title: 'Commit and sign', root: 'merkle root', signature: 'signature' },
      validate: {
        label: 'Validate',
        title: 'Check the evidence',
        checks: { leaf: 'leaf', path: 'path', signature: 'signature' },
        ok: 'ok',
        failed: 'failed',
      },
      output: {
        label: 'Output',
        verified: 'Verified',
        rejected: 'Rejected',
        accepted: 'Proof accepted in {ms} ms, in your browser',
        example: 'A worked example, proven beforehand',
        reasons: {
          leaf: 'Leaf {leaf} is not the data that was signed',
          path: 'The path of leaf {leaf} does not lead to the root',
          signature: 'The signature does not fit the root',
        },
      },
      controls: {
        tamper: 'Change one byte',
        restore: 'Restore',
        whole: 'Nothing is changed.',
        empty: 'There is no byte to change.',
        still: 'The example is at rest: to try it, allow scripts and open the page over HTTPS.',
      },
      evidence: {
        summary: 'The evidence in full',
        root: 'Merkle root',
        signature: 'Signature, {algorithm}',
        publicKey: 'Public key',
        leaf: 'Leaf {leaf}',
      },
    },
    strategies: [
      { title: 'Source', text: 'Who sowed it, and exactly where.' },
      { title: 'Machine', text: 'Which machine reaped it, attested.' },
      { title: 'Weighing', text: 'That the weight follows from the load.' },
      { title: 'Neighbours', text: 'That independent scales agree.' },
    ],
    notes: [
      { label: 'This shows', text: 'That the load you see is the load that was signed.' },
      { label: 'It does not show', text: 'That the machine worked as it should: that needs another proof.' },
    ],
  },
} satisfies Meta<typeof Proof>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

/** The reader's own proof stands in the cells. */
const proven = async (canvas: Canvas) => {
  canvas.getByRole('textbox', { name: 'Load' }).scrollIntoView({ block: 'center' })
  await waitFor(() => expect(canvas.getByText(/accepted in [\d.]+ ms/)).toBeVisible(), { timeout: 5000 })
}
const says = (canvas: Canvas, text: RegExp) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text))
const cell = (canvas: Canvas, name: string) => within(canvas.getByRole('heading', { level: 3, name }).closest('li'))
const checks = (canvas: Canvas) =>
  cell(canvas, 'Check the evidence')
    .getAllByRole('definition')
    .map((check) => check.textContent)

/** Four stops in their order; nothing is announced that the reader did not ask for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'The harvest, weighed and signed.' })
    await expect(region).toHaveAttribute('data-band')
    const titles = within(canvas.getAllByRole('list')[0]!).getAllByRole('heading', { level: 3 })
    await expect(titles.map((title) => title.textContent)).toEqual(['Describe the load', 'Commit and sign', 'Check the evidence', 'Verified'])
    await proven(canvas)
    await expect(checks(canvas)).toEqual(['ok', 'ok', 'ok'])
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await expect(canvas.getByText('24 bytes in 8 leaves')).toBeVisible()
  },
}

/** A byte that is changed after signing fails at its leaf, and only there, until it is restored. */
export const Tamper: Story = {
  play: async ({ canvas }) => {
    await proven(canvas)
    const height = canvas.getAllByRole('list')[0]!.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected\. Leaf \d is not the data that was signed$/)
    await expect(canvas.getByRole('heading', { name: 'Rejected' })).toBeVisible()
    await expect(checks(canvas)).toEqual(['failed', 'ok', 'ok'])
    const [leaf] = canvas.getByRole('status').textContent.match(/\d/)!
    const told = new RegExp(`^byte \\d+: [0-9a-f]{2} → [0-9a-f]{2}, in leaf ${leaf}$`)
    await expect(canvas.getByRole('textbox', { name: 'Load' })).toHaveAccessibleDescription(told)
    await expect(canvas.getAllByRole('list')[0]!.getBoundingClientRect().height).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await says(canvas, /^Verified\. Proof accepted in [\d.]+ ms, in your browser$/)
    await expect(checks(canvas)).toEqual(['ok', 'ok', 'ok'])
    await expect(canvas.getAllByRole('list')[0]!.getBoundingClientRect().height).toBe(height)
  },
}

/** Another input has another root, and the evidence of the latest input is what stands there in the end. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await proven(canvas)
    const root = () => canvas.getByText('merkle root').nextElementSibling?.textContent
    const before = root()
    await expect(before).toBe(`${example.evidence.root.slice(0, 4)}…${example.evidence.root.slice(-4)}`)
    const field = canvas.getByRole('textbox', { name: 'Load' })
    await userEvent.type(field, ' and rye')
    await waitFor(() => expect(canvas.getByText('32 bytes in 8 leaves')).toBeVisible())
    await expect(root()).not.toBe(before)
    await says(canvas, /^Verified$/)
    await userEvent.clear(field)
    await userEvent.type(field, example.text)
    await waitFor(() => expect(root()).toBe(before))
  },
}

/** Writing mends what was changed, and without a byte there is nothing to change. */
export const EditAfterTamper: Story = {
  play: async ({ canvas }) => {
    await proven(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected/)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Load' }))
    await says(canvas, /^Verified$/)
    await expect(canvas.getByRole('button', { name: 'Change one byte' })).toHaveAccessibleDescription('There is no byte to change.')
  },
}

/** The keyboard alone reads, breaks, mends and opens the evidence. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await proven(canvas)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Load' })).toHaveFocus()
    await userEvent.tab()
    const tamper = canvas.getByRole('button', { name: 'Change one byte' })
    await expect(tamper).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await says(canvas, /^Rejected/)
    const first = canvas.getByRole('status').textContent
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(first))
    await userEvent.tab()
    const restore = canvas.getByRole('button', { name: 'Restore' })
    await expect(restore).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await says(canvas, /^Verified\./)
    await expect(restore).toHaveFocus()
    await expect(restore).toHaveAccessibleDescription('Nothing is changed.')
    await userEvent.tab()
    const summary = canvas.getByText('The evidence in full')
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await waitFor(() => expect(canvas.getByText(example.evidence.root)).toBeVisible())
  },
}

/** Where the browser offers no WebCrypto, the worked example stays and the controls make room for the reason. */
export const WithoutWebCrypto: Story = {
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
    await expect(canvas.getByRole('textbox', { name: 'Load' })).toHaveAttribute('readonly')
  },
}

const { bench } = meta.args

export const LongCopy: Story = {
  args: {
    station: 'Nachvollziehbarkeitsgewährleistung',
    title: 'Landmaschinenleistungsnachweisverfahren für jede einzelne Feldbearbeitungsmaschine',
    lead: 'Jede Ladung trägt ihren Nachweis. Ändern Sie ein einziges Zeichen und beobachten Sie, wie die Nachweisgültigkeitsprüfung sie an genau dieser Stelle zurückweist.',
    bench: {
      ...bench,
      input: {
        ...bench.input,
        title: 'Ladungsbeschreibung hinterlegen',
        field: 'Arbeitslastbeschreibungstext',
        read: '{bytes} Zeichenfolgenbestandteile in {leaves} Blattabschnitten',
      },
      engine: {
        ...bench.engine,
        title: 'Festschreibung und Unterzeichnung',
        root: 'Prüfbaumwurzelwert',
        signature: 'Unterzeichnungsverfahren',
      },
      validate: {
        ...bench.validate,
        title: 'Nachweisgültigkeitsprüfung',
        checks: { leaf: 'Blattübereinstimmung', path: 'Pfadvollständigkeit', signature: 'Unterschriftsgültigkeit' },
        ok: 'bestanden',
        failed: 'gescheitert',
      },
      output: {
        ...bench.output,
        verified: 'Ordnungsgemäß nachgewiesen',
        accepted: 'Nachweisanerkennung in {ms} ms, vollständig in Ihrem eigenen Anzeigeprogramm',
      },
    },
    strategies: meta.args.strategies.map(({ title, text }) => ({
      title: `${title}nachweisverfahrensbeschreibung`,
      text: `${text} ${text} ${text}`,
    })),
    notes: meta.args.notes.map(({ label, text }) => ({ label, text: `${text} ${text} ${text}` })),
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await proven(canvas)
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NarrowRejected: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await proven(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Change one byte' }))
    await says(canvas, /^Rejected/)
  },
}

export const LongCopyNarrow: Story = {
  args: LongCopy.args!,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** In the dark theme the band sinks below the canvas. */
export const Dark: Story = { globals: { theme: 'dark' } }
