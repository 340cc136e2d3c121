import type { CredentialsTexts } from './CredentialsForm.tsx'

export const credentialsTexts = {
  title: 'Your host and key',
  hint: 'They fill the samples of this visit. They stay in this tab and are sent nowhere.',
  host: 'Host',
  key: 'Key',
  reset: 'Reset',
  wrong: { host: 'Type an address like https://api.meridian.example', key: 'Type the key without spaces and quotes' },
} satisfies CredentialsTexts
