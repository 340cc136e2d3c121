import { html } from 'hono/html'
import type { Message } from './store.ts'

/** What the mailbox's page shows. */
export interface MailboxView {
  /** Newest first. */
  messages: readonly Message[]
  /** The opened message. */
  selected: Message | undefined
}

/** Renders the mailbox as a complete HTML document. */
export type RenderMailbox = (view: MailboxView) => string | Promise<string>

const opened = ({ subject, from, to, replyTo, createdAt, text, html: markup }: Message) => html`<article><h2>${subject}</h2><dl>
<dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(', ')}</dd><dt>Reply to</dt><dd>${replyTo.join(', ')}</dd>
<dt>Received</dt><dd><time datetime="${createdAt}">${createdAt}</time></dd></dl>
${text === undefined ? '' : html`<h3>Text</h3><pre>${text}</pre>`}
${markup === undefined ? '' : html`<h3>HTML</h3><iframe title="HTML part" sandbox="" srcdoc="${markup}" width="720" height="640"></iframe>`}</article>`

/** The plain page that stands where the site gives no page of its own. */
export const renderPlainMailbox: RenderMailbox = async ({ messages, selected }) => {
  const items = messages.map(({ id, subject, createdAt }) =>
    html`<li><a href="/messages/${id}/view"${id === selected?.id ? html` aria-current="page"` : ''}>${subject}</a> <time datetime="${createdAt}">${createdAt}</time></li>`)
  const document = await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${
    selected ? `${selected.subject} - Mailbox` : 'Mailbox'}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Mailbox</h1>${items.length > 0 ? html`<ol>${items}</ol>` : html`<p>No mail yet.</p>`}${selected ? opened(selected) : ''}</main></body></html>`
  return document.toString()
}
