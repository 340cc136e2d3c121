import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { application as words } from '../content/application.ts'
import { fieldNames, fields, groups, type FieldName } from './fields.ts'
import type { Mark } from './marks.server.ts'
import type { Application } from './schema.ts'

/** A mail as it goes out; nothing changes it after it was rendered. */
export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly replyTo: string
  readonly text: string
  readonly html: string
}

/** What a mail needs beside the application. */
export interface MailOptions {
  from: string
  to: readonly string[]
  /** The application's id, which the applicant sees as the reference. */
  reference: string
  submittedAt: Date
  /** Why the application looks like spam; empty for most. */
  marks: readonly Mark[]
}

type Row = readonly [label: string, value: string]

const markWords: Record<Mark, string> = {
  honeypot: 'a field that people do not see was filled in',
  fast: 'it was filled in faster than a person types',
}

const labelOf = (name: FieldName): string => {
  const field = words.fields[name]
  return 'short' in field ? field.short : field.label
}

const valueOf = (name: FieldName, application: Application): string => {
  if (name === 'gpuSetupDescription') return words.options.gpuSetupDescription[application.gpuSetupDescription]
  if (name === 'moreInfoPreference') return words.options.moreInfoPreference[application.moreInfoPreference]
  const value = application[name]
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
}

const sectionsOf = (application: Application, { reference, submittedAt, marks }: MailOptions): [title: string, rows: Row[]][] => [
  ...groups.map((group): [string, Row[]] => [
    words.groups[group],
    fieldNames.filter((name) => fields[name].group === group).map((name): Row => [labelOf(name), valueOf(name, application)]),
  ]),
  ['Submission', [
    ['Submitted', submittedAt.toISOString()],
    ['Reference', reference],
    ...(application.way ? [['Came by', words.ways[application.way]] as const] : []),
    ...(marks.length > 0 ? [['Suspected spam', marks.map((mark) => markWords[mark]).join('; ')] as const] : []),
  ]],
]

/** Renders an application once, as text and as HTML with every value escaped, and freezes the result. */
export const renderMail = (application: Application, options: MailOptions): Mail => {
  const title = `New Cloud Host Application - ${application.companyName}`
  const sections = sectionsOf(application, options)
  const text = [title, ...sections.map(([name, rows]) => [name, ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'))]
  const markup = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${
    sections.map(([name, rows]) => html`<h2>${name}</h2><table>${
      rows.map(([label, value]) => html`<tr><th scope="row" align="left">${label}</th><td>${value}</td></tr>`)}</table>`)}</body></html>`
  return Object.freeze({
    from: options.from,
    to: Object.freeze([...options.to]),
    // Speed alone proves nothing: a password manager fills in a form at once. The mail says it, the subject does not.
    subject: options.marks.includes('honeypot') ? `[Suspected spam] ${title}` : title,
    replyTo: application.companyEmail,
    text: `${text.join('\n\n')}\n`,
    // It is a promise only where a value is one.
    html: (markup as HtmlEscapedString).toString(),
  })
}
