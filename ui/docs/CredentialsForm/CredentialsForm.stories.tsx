import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, fireEvent } from 'storybook/test'
import { testKeys } from '../../fixtures/keyboard.ts'
import { inLooks, states } from '../../fixtures/states.tsx'
import { stress } from '../../fixtures/stress.tsx'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { placeholders, samples } from '../CodeBlock/fixture.ts'
import { codeTexts, spyOnClipboard } from '../../elements/CopyButton/clipboard.fixture.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { credentialsTexts } from './fixture.ts'
import { CredentialsProvider } from '../Credentials/CredentialsProvider.tsx'

const meta = {
  id: 'docs-credentialsform',
  title: 'Docs/CredentialsForm',
  component: CredentialsForm,
  subcomponents: { CredentialsProvider },
  tags: ['status:stable', 'a11y:open', 'purpose:ask'],
  args: { open: true, texts: credentialsTexts },
  render: (args) => (
    <CredentialsProvider placeholders={placeholders}>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
        <CredentialsForm {...args} />
        <CodeBlock title="cURL" lines={samples.curl} texts={codeTexts} />
      </div>
    </CredentialsProvider>
  ),
} satisfies Meta<typeof CredentialsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Typed values appear in the sample and in the copied text. Reset removes them. */
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const writeText = spyOnClipboard()
    const code = canvas.getByRole('figure')
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Host' }), 'https://node.lagos.example/')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Key' }), 'k-123')
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid()
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

export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: testKeys({
    Tab: async ({ canvas, userEvent }) => {
      await userEvent.tab()
      await expect(canvas.getByText('Your host and key').closest('summary')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus()
    },
    Enter: async ({ canvas, userEvent }) => {
      const key = canvas.getByRole('textbox', { name: 'Key' })
      key.focus()
      await userEvent.keyboard('k-123{Enter}')
      await expect(key).toHaveValue('k-123')
      await expect(fireEvent.submit(canvas.getByRole('form', { name: 'Your host and key' }))).toBe(false)
      await expect(canvas.getByRole('figure')).toHaveTextContent('Bearer k-123"')
    },
    'Enter, Space': async ({ canvas, userEvent }) => {
      const host = canvas.getByLabelText('Host')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(host).not.toBeVisible()
      await userEvent.keyboard(' ')
      await expect(host).toBeVisible()
      host.focus()
      await userEvent.keyboard('https://node.lagos.example')
      await waitFor(() => expect(canvas.getByRole('figure')).toHaveTextContent('"https://node.lagos.example/machines"'))
      canvas.getByRole('button', { name: 'Reset' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(host).toHaveValue('')
      await expect(canvas.getByRole('figure')).toHaveTextContent('"https://api.meridian.example/machines"')
    },
  }),
}

/** The form does not insert invalid values, and says what to type. */
export const Wrong: Story = {
  tags: ['!autodocs'],
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

/** The form starts collapsed. */
export const Collapsed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your host and key'))
    await expect(canvas.getByRole('textbox', { name: 'Host' })).toBeVisible()
  },
}

/** An empty field is not darker than its background, because a darker field would look disabled. */
export const LooksOpen: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Host' })
    const ground = getComputedStyle(field.closest('form')!).backgroundColor
    await expect(getComputedStyle(field).backgroundColor).toBe(ground)
  },
}

/** `Wrong` shows the error of an invalid key. */
export const States: Story = states(
  (args) => [
    ...inLooks(
      'open',
      (look) => (
        <CredentialsProvider placeholders={placeholders}>
          {/* Room for the form, which opens over the content below. */}
          <div style={{ minBlockSize: '26rem' }}>
            <CredentialsForm texts={{ ...args.texts, title: `Your host and key, ${look}` }} open />
          </div>
        </CredentialsProvider>
      ),
      ['rest', 'hover', 'focus'],
    ),
    {
      label: 'collapsed',
      show: (
        <CredentialsProvider placeholders={placeholders}>
          <CredentialsForm texts={{ ...args.texts, title: 'Your host and key, collapsed' }} />
        </CredentialsProvider>
      ),
    },
  ],
  { wide: true },
)

export const Stress: Story = stress(({ word, title, text }) => (
  <CredentialsProvider placeholders={{ host: `https://${word}.example`, key: word }}>
    <div style={{ minBlockSize: '50rem' }}>
      <CredentialsForm texts={{ title, hint: text, host: word, key: title, reset: word, wrong: { host: text, key: text } }} open />
    </div>
  </CredentialsProvider>
))

export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
