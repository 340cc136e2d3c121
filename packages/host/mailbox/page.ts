import { html, raw } from 'hono/html'
import { dark, light, type ThemeColors } from '@workspace/tokens/color/themes.ts'
import { tallMark } from '@workspace/tokens/mark.ts'
import type { Message } from './store.ts'

const pick = (choose: (theme: ThemeColors) => string) => raw(`light-dark(${choose(light)}, ${choose(dark)})`)
const [canvas, surface, ink, muted] = [
  pick(({ canvas }) => canvas),
  pick(({ surface }) => surface),
  pick(({ text }) => text.default),
  pick(({ text }) => text.muted),
]
const [hairline, accent] = [pick(({ line }) => line.default), pick(({ accent }) => accent.default)]
const mono = raw("'Geist Mono', Menlo, Consolas, monospace")

/** Styles like those of the site. Emails have their own colors, for a light background. */
const styles = html`<style>
:root { color-scheme: light dark; background: ${canvas}; color: ${ink}; font: 1.0625rem/1.5 'Instrument Sans', system-ui, sans-serif }
body { max-width: 90rem; margin: 0 auto; padding: 0 clamp(1.25rem, 3.334vw, 4rem) 3rem; overflow-wrap: anywhere }
header { display: flex; align-items: center; gap: .75rem; min-height: 4rem; margin-block-end: 2rem; border-block-end: 1px solid ${hairline} }
header svg { flex: none; width: 1.25rem; height: 1.75rem; fill: none; stroke: ${accent} }
h1 { margin: 0; font-size: 1.25rem; letter-spacing: -.02em }
h2 { margin: 0 0 1.25rem; font-size: clamp(1.75rem, 1.1rem + 2vw, 2.5rem); letter-spacing: -.035em; line-height: 1.05 }
h3 { margin: 2rem 0 .5rem; padding-block-start: .75rem; border-block-start: 1.5px solid ${ink}; font: 500 .875rem/1.4 ${mono} }
a { color: ${accent} }
:focus-visible { outline: 2px solid ${accent}; outline-offset: 2px }
nav ul { margin: 0; padding: 0; list-style: none; border-block-start: 1.5px solid ${ink} }
nav a { display: grid; gap: .125rem; padding: .75rem .75rem .875rem 1rem; border-block-end: 1px solid ${hairline}; border-inline-start: .3125rem solid transparent; color: inherit; text-decoration: none }
nav a:hover { background: ${surface} }
nav a[aria-current] { border-inline-start-color: ${accent}; background: ${surface} }
nav strong { font-weight: 600; line-height: 1.3 }
nav small, dt { color: ${muted}; font: .8125rem/1.5 ${mono} }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1.5rem; margin: 0 }
dt { grid-column: 1; align-self: baseline }
dd { grid-column: 2; margin: 0 }
iframe { width: 100%; height: 38rem; box-sizing: border-box; border: 1.5px solid ${ink}; border-radius: .25rem; background: white; color-scheme: light; resize: vertical }
pre { margin: 0; padding: 1.25rem; border: 1px solid ${hairline}; border-radius: .25rem; background: ${surface}; font: .84375rem/1.6 ${mono}; white-space: pre-wrap; unicode-bidi: plaintext }
.open nav { max-height: 19rem; margin-block-end: 2rem; overflow: auto }
@media (min-width: 60rem) {
.open { display: grid; grid-template-columns: 20rem minmax(0, 1fr); gap: 3rem; align-items: start }
.open nav { position: sticky; inset-block-start: 1rem; max-height: calc(100vh - 2rem) }
}
</style>`
const mark = html`<svg viewBox="${tallMark.viewBox}" aria-hidden="true"><path d="${tallMark.line.d}" stroke-width="${tallMark.line.width}"/><circle cx="${tallMark.ring.cx}" cy="${tallMark.ring.cy}" r="${tallMark.ring.r}" stroke-width="${tallMark.ring.width}"/></svg>`

const formatTime = ({ createdAt }: Message) => `${createdAt.replace('T', ' ').slice(0, 16)} UTC`

const renderItem = (message: Message, selected: Message | undefined) => html`<li>
<a href="/messages/${message.id}/view"${message.id === selected?.id ? html` aria-current="true"` : ''}><strong><bdi>${message.subject}</bdi></strong> <bdi>${message.replyTo.join(', ')}</bdi> <small>${formatTime(message)}</small></a>
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
<header>${mark}<h1>Local mailbox</h1></header>
<main>
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
