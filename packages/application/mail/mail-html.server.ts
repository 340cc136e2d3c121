import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { light as color } from '@workspace/tokens/color/themes.ts'
import { mail as words } from '../words/mail.ts'
import { gap } from './unlink.server.ts'

export interface Section {
  title: string
  rows: readonly (readonly [label: string, value: string])[]
}

export interface Summary {
  kicker: string
  company: string
  name: string
  /** Absent if an earlier version of the form did not ask for it. */
  gpus: number | undefined
  type: string
  facts: readonly (readonly [label: string, value: string])[]
  /** Text that an inbox shows below the subject. */
  preview: string
}

const sans = "'Instrument Sans',Helvetica,Arial,sans-serif"
const mono = "'Geist Mono',Menlo,Consolas,'Courier New',monospace"

/** The rules need no escaping, because they contain only constants of this file and the tokens. */
const style = (rules: string) => raw(` style="${rules}"`)
const type = (size: number, line: number, rules = '', font = sans) =>
  style(`margin:0;font-family:${font};font-size:${size}px;line-height:${line}px;color:${color.text.default};${rules}`)
const quiet = `color:${color.text.muted};`
/** Attributes of a table for layout, because Outlook supports no other kind of layout. */
const table = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"')

/** Styles for a narrow screen. The columns also fit if a mail program ignores these styles. */
const narrow = `@media(max-width:560px){.out{padding:0!important}.in>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}.col>tbody>tr>td{display:block!important;width:auto!important;padding:12px 0 0!important}.figure{font-size:46px!important;line-height:48px!important}th{width:104px!important}}`

/** Replaces gaps by `<wbr>`, so that text copied from the email contains no invisible characters. */
const replaceGaps = (text: string) => text.split(gap).map((part, at) => (at === 0 ? html`${part}` : html`<wbr>${part}`))

const perRow = 16
const most = 64

/** Draws a square for each GPU. If there are more than 64 GPUs, a square stands for several GPUs. */
function drawSquares(gpus: number) {
  const each = Math.ceil(gpus / most)
  const count = Math.ceil(gpus / each)
  const square = html`<td width="14" height="14" bgcolor="${color.text.default}"${style(`width:14px;height:14px;font-size:0;line-height:0;background:${color.text.default}`)}>&nbsp;</td>`
  const rows = Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow))
  return html`<table role="presentation" cellpadding="0" cellspacing="4" border="0" aria-hidden="true">${rows.map(
    (cells) => html`<tr>${Array.from({ length: cells }, () => square)}</tr>`,
  )}</table><p${type(12, 18, `padding-left:4px;${quiet}`, mono)}>${words.square(each)}</p>`
}

const writeFacts = (items: Summary['facts']) =>
  html`<table class="col" ${table}${style(`border-top:2px solid ${color.line.strong}`)}><tr>${items.map(
    ([label, value]) =>
      html`<td valign="top" width="${Math.floor(100 / items.length)}%"${style('padding:14px 14px 0 0')}><p${type(13, 18, quiet, mono)}>${label}</p><p${type(18, 23, 'font-weight:600;letter-spacing:-.3px;')}>${replaceGaps(value)}</p></td>`,
  )}</tr></table>`

const line = `border-bottom:1px solid ${color.line.default};`
const writeSection = ({ title, rows }: Section) =>
  html`<tr><td${style('padding:28px 40px 0')}><h2${type(20, 26, `font-weight:600;letter-spacing:-.5px;padding-bottom:8px;border-bottom:2px solid ${color.line.strong};`)}>${title}</h2><table width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" valign="top" width="210"${style(`font-family:${sans};font-size:15px;line-height:22px;font-weight:400;${quiet}padding:9px 16px 9px 0;${line}`)}>${label}</th><td valign="top"${style(`font-family:${sans};font-size:15px;line-height:22px;font-weight:600;color:${color.text.default};padding:9px 0;word-break:break-word;overflow-wrap:anywhere;${line}`)}>${replaceGaps(value)}</td></tr>`,
  )}</table></td></tr>`

export const toText = (markup: ReturnType<typeof html>): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `html` returns a promise only if it is given one, and no template here has one.
  (markup as HtmlEscapedString).toString()

/** Uses tables and inline styles, which old mail programs need. Escapes the answers. */
export const renderHtml = (summary: Summary, sections: readonly Section[], replyTo: string, subject: string): string => {
  const { kicker, company, gpus, type: kind } = summary
  // The local part of an address may contain & and ?.
  const reply = `mailto:${encodeURIComponent(replyTo).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  const markup = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${kicker} - ${company.replaceAll(gap, '')}</title><style>${raw(narrow)}</style></head><body bgcolor="${color.sunken}"${style(`margin:0;padding:0;background:${color.sunken}`)}><div${style('display:none;max-height:0;overflow:hidden')}>${replaceGaps(summary.preview)}</div><table ${table} bgcolor="${color.sunken}"><tr><td class="out" align="center"${style('padding:32px 16px')}><table role="presentation" width="680" cellpadding="0" cellspacing="0" border="0"${style('width:100%;max-width:680px')}><tr><td width="7" bgcolor="${color.accent.default}"${style(`width:7px;background:${color.accent.default};font-size:0`)}>&nbsp;</td><td bgcolor="${color.canvas}"${style(`background:${color.canvas}`)}><table class="in" ${table}><tr><td${style('padding:28px 40px 0')}><p${type(14, 20, '', mono)}>${kicker}</p><h1${type(44, 46, 'padding-top:6px;font-weight:600;letter-spacing:-1.8px;word-break:break-word;')}>${replaceGaps(company)}</h1></td></tr><tr><td${style('padding:26px 40px 0')}><table class="col" ${table}><tr><td valign="bottom"${style('padding-right:20px')}>${
    gpus === undefined
      ? ''
      : html`<p class="figure"${type(88, 72, 'font-weight:600;letter-spacing:-4px;')}>${gpus.toLocaleString('en-US')}<span${style('font-size:30px;letter-spacing:-1px')}>&nbsp;${words.gpus(gpus)}</span></p>`
  }<p${type(20, 26, 'padding-top:14px;font-weight:600;letter-spacing:-.4px;word-break:break-word;')}>${replaceGaps(kind)}</p></td><td valign="bottom" width="296">${gpus === undefined || gpus < 1 ? '' : drawSquares(gpus)}</td></tr></table></td></tr><tr><td${style('padding:26px 40px 0')}>${writeFacts(summary.facts)}</td></tr><tr><td${style('padding:24px 40px 0')}><table ${table}><tr><td bgcolor="${color.accent.default}"${style(`background:${color.accent.default};border-radius:4px`)}><a href="${reply}"${style(`display:block;padding:17px 24px;font-family:${sans};font-size:19px;line-height:24px;font-weight:600;color:${color.accent.on};text-decoration:none`)}>${replaceGaps(words.reply(summary.name))} &rarr;</a></td></tr></table><p${type(14, 20, `padding-top:10px;${quiet}`)}>${words.replyNote(replyTo)}</p></td></tr>${sections.map(writeSection)}<tr><td${style('padding:26px 40px 30px;font-size:0')}>&nbsp;</td></tr></table></td></tr></table></td></tr></table></body></html>`
  return toText(markup)
}
