import { expect, fireEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { lit, placeholders } from '../CodeBlock/fixture.ts'
import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { credentialsTexts } from './fixture.ts'
import { CredentialsProvider } from '../Credentials/CredentialsProvider.tsx'

export const guide = {
  use: 'The reader types a host and a key once, and every sample under the same `CredentialsProvider` shows and copies them. Both stay in memory: no storage, no request.',
  avoid: 'Not for logging in, and not for a form that sends something (take `Form`). Not on a page without samples: leave it out.',
  do: [
    {
      show: (
        <CredentialsProvider placeholders={placeholders}>
          <CredentialsForm texts={{ ...credentialsTexts, title: 'Fill the samples with your key' }} />
          <CodeBlock title="Command" lines={lit('curl -H "Authorization: Bearer $MERIDIAN_KEY"')} texts={codeTexts} />
        </CredentialsProvider>
      ),
      because: 'It stands folded above the first sample: those who only read pass it, those who try it fill it once.',
    },
  ],
  dont: [
    {
      show: (
        <CredentialsProvider placeholders={placeholders}>
          <CredentialsForm
            open
            texts={{
              title: 'Log in',
              hint: 'Enter your credentials.',
              host: 'Server',
              key: 'Password',
              reset: 'Cancel',
              wrong: { host: 'Invalid', key: 'Invalid' },
            }}
          />
        </CredentialsProvider>
      ),
      because:
        'It looks like a login and says nothing about where the key goes, so a careful reader leaves and a careless one types a password.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the title to the host, the key and the reset button.',
      test: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByText('Your host and key').closest('summary')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('textbox', { name: 'Key' })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus()
      },
    },
    {
      keys: 'Enter',
      does: 'In a field, changes nothing: what is typed stands in the samples already.',
      test: async ({ canvas, userEvent }) => {
        const key = canvas.getByRole('textbox', { name: 'Key' })
        key.focus()
        await userEvent.keyboard('k-123{Enter}')
        await expect(key).toHaveValue('k-123')
        await expect(fireEvent.submit(canvas.getByRole('form', { name: 'Your host and key' }))).toBe(false)
        await expect(canvas.getByRole('figure')).toHaveTextContent('Bearer k-123"')
      },
    },
    {
      keys: 'Enter, Space',
      does: 'On the title, folds the form and unfolds it; on the button, takes host and key out of all samples.',
      test: async ({ canvas, userEvent }) => {
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
    },
  ],
} satisfies Guide
