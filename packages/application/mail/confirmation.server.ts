import { html } from 'hono/html'
import { brand } from '@workspace/tokens/brand.ts'
import { confirmation as words } from '../words/mail.ts'
import type { Mail } from './mail.server.ts'
import { toText } from './mail-html.server.ts'

/** Contains no text from the form, so nobody can use the form to send messages to others. */
export const renderConfirmation = ({ from, to, reference }: { from: string; to: string; reference: string }): Mail => {
  const text = words.text(reference)
  const markup = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words.subject}</title></head><body>${text
    .trim()
    .split('\n\n')
    .map((part) => html`<p>${part.split('\n').map((line) => html`${line}<br>`)}</p>`)}</body></html>`
  return {
    from,
    to: [to],
    subject: words.subject,
    replyTo: brand.email,
    text,
    html: toText(markup),
  }
}
