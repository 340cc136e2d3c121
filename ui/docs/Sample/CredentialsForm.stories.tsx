import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { placeholders, samples } from '../CodeBlock/fixture.ts'
import { copyTexts, hearClipboard } from '../CopyButton/clipboard.fixture.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { SampleProvider } from './SampleProvider.tsx'

const meta = {
  title: 'Docs/CredentialsForm',
  component: CredentialsForm,
  args: {
    open: true,
    texts: {
      title: 'Your host and key',
      hint: 'They fill the samples of this visit. They stay in this tab and are sent nowhere.',
      host: 'Host',
      key: 'Key',
      reset: 'Reset',
      wrong: { host: 'Type an address like https://api.meridian.example', key: 'Type the key without spaces and quotes' },
    },
  },
  decorators: [
    (Story) => (
      <SampleProvider placeholders={placeholders}>
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
          <Story />
          <CodeBlock title="cURL" lines={samples.curl} copy={copyTexts} />
        </div>
      </SampleProvider>
    ),
  ],
} satisfies Meta<typeof CredentialsForm>

export default meta
type Story = StoryObj<typeof meta>

/** Typed once, in every sample and in what is copied; one press takes it out again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const writeText = hearClipboard()
    const code = canvas.getByRole('figure')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Host' }), 'https://node.lagos.example/')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Key' }), 'k-123')
    await expect(code).toHaveTextContent('"https://node.lagos.example/machines"')
    await expect(code).toHaveTextContent('Bearer k-123"')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy cURL' }))
    await expect(writeText.mock.calls[0]?.[0]).toContain('Bearer k-123"')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(code).toHaveTextContent('Bearer $MERIDIAN_KEY"')
    await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveValue('')
    await expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('k-123')
  },
}

/** What would break a sample is not written into it, and the field says what to type. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    const key = canvas.getByRole('textbox', { name: 'Key' })
    await userEvent.type(key, 'two words')
    await expect(key).toHaveAttribute('aria-invalid', 'true')
    await expect(key).toHaveAccessibleDescription(/without spaces and quotes/)
    await expect(canvas.getByRole('figure')).toHaveTextContent('Bearer $MERIDIAN_KEY"')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(key).not.toHaveAttribute('aria-invalid')
  },
}

/** Folded until it is asked for. */
export const Folded: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your host and key'))
    await expect(canvas.getByRole('textbox', { name: 'Host' })).toBeVisible()
  },
}

export const LongCopy: Story = {
  args: {
    texts: {
      title: 'Die Adresse Ihres eigenen Knotens und der Schlüssel, mit dem Sie sich ausweisen',
      hint: 'Beides füllt die Beispiele dieses Besuchs, bleibt in diesem Fenster und wird weder gespeichert noch verschickt.',
      host: 'Netzwerkadresse des Knotens',
      key: 'Zugangsschlüssel',
      reset: 'Alles zurücksetzen',
      wrong: { host: 'Bitte eine vollständige Netzwerkadresse eingeben', key: 'Bitte ohne Leerzeichen und Anführungszeichen' },
    },
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
