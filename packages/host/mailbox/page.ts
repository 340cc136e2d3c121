import { html } from 'hono/html'
import type { Message } from './store.ts'

/** System colors adapt to light, dark and forced colors. Mails have their own colors, for a light background. */
const styles = html`<style>
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 80rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere }
h1, h2 { margin-block: 0 1rem; line-height: 1.2 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; color: LinkText; padding: .5rem .75rem; border-inline-start: .25rem solid transparent }
nav a[aria-current] { border-color: currentcolor; font-weight: bold }
dt { font-weight: bold }
dd { margin: 0 0 .5rem }
iframe { width: 100%; height: 34rem; box-sizing: border-box; border: 1px solid; background: white; color-scheme: light; resize: vertical }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap; unicode-bidi: plaintext }
.open nav { max-height: 19rem; margin-block-end: 2rem; overflow: auto }
@media (min-width: 60rem) {
.open { display: grid; grid-template-columns: 20rem minmax(0, 1fr); gap: 2rem; align-items: start }
.open nav { position: sticky; inset-block-start: 1rem; max-height: calc(100vh - 2rem) }
}
</style>`

const formatTime = ({ createdAt }: Message) => `${createdAt.replace('T', ' ').slice(0, 16)} UTC`

const renderItem = (message: Message, selected: Message | undefined) => html`<li>
<a href="/messages/${message.id}/view"${message.id === selected?.id ? html` aria-current="true"` : ''}><bdi>${message.subject}</bdi><br><bdi>${message.replyTo.join(', ')}</bdi><br>${formatTime(message)}</a>
</li>`

const renderField = (name: string, values: readonly string[]) =>
  html`<dt>${name}</dt>${values.map((value) => html`<dd><bdi>${value}</bdi></dd>`)}`

const renderMessage = (message: Message) => html`<article aria-labelledby="subject">
<h2 id="subject">${message.subject}</h2>
<dl>${renderField('From', [message.from])}${renderField('To', message.to)}${renderField('Reply to', message.replyTo)}${renderField('Received', [formatTime(message)])}</dl>
<h3>HTML part</h3>
<iframe sandbox title="HTML part" srcdoc="${message.html ?? ''}"></iframe>
<h3>Text part</h3>
<pre>${message.text ?? ''}</pre>
</article>`

/** @param messages newest first */
export const renderMailbox = (messages: readonly Message[], selected?: Message) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${selected ? `${selected.subject} · ` : ''}Local mailbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles}
</head>
<body>
<main>
<h1>Local mailbox</h1>
${
  messages.length === 0
    ? html`<p>No mail yet. Send an application, and it appears here.</p>`
    : html`<div class="${selected ? 'open' : 'list'}">
<nav aria-label="Mails"><ul>${messages.map((message) => renderItem(message, selected))}</ul></nav>
${selected ? renderMessage(selected) : ''}
</div>`
}
</main>
</body>
</html>`
