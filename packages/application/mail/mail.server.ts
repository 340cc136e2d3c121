import { formatTime } from '../format-time.ts'
import { application as form, type FieldName } from '../words/application.ts'
import { mail as words } from '../words/mail.ts'
import { isMaybePersonal } from '../rules/company-email.server.ts'
import { fieldNames, fields, getShortLabel, groups } from '../rules/fields.ts'
import { renderHtml, type Section, type Summary } from './mail-html.server.ts'
import { findWebAddresses, type SpamSignal } from './spam-signals.server.ts'
import { unlink } from './unlink.server.ts'

/** An earlier version may have stored the answers, so a newer field may be missing, and a choice may no longer be offered. */
export interface Answers {
  readonly companyName: string
  readonly companyEmail: string
  readonly [name: string]: string | number | boolean | undefined
}

export interface Mail {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** Absent if the service refused the address as reply-to. The text part still contains the address. */
  readonly replyTo?: string
  readonly text: string
  readonly html: string
}

export interface MailOptions {
  from: string
  to: readonly string[]
  reference: string
  submittedAt: Date
  spamSignals: readonly SpamSignal[]
  /** An earlier attempt may have been accepted, so the subject warns the reader. @default false */
  possibleDuplicate?: boolean
  /** @default true */
  replyTo?: boolean
}

type Row = readonly [label: string, value: string]

/** Adds a space, because a mail program would decode `=?utf-8?q?…?=` (RFC 2047). */
const breakEncodedWords = (line: string): string => line.replaceAll('=?', '= ?')

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...form.options, referralSource: form.referralSources }

/** Only the address of the applicant may become a link. */
const formatValue = (name: FieldName | 'referralSource', value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return choices[name]?.[value] ?? (name === 'companyEmail' ? String(value) : unlink(String(value)))
}

const listNotes = (name: FieldName | 'referralSource', answers: Answers): string[] => {
  const typed = name === 'numberOfGPUs' ? answers['numberTyped'] : name === 'companyEmail' ? answers['emailTyped'] : undefined
  return [
    ...(typed === undefined ? [] : [words.typed(unlink(String(typed).toWellFormed()))]),
    ...(name === 'companyEmail' && isMaybePersonal(answers.companyEmail) ? [words.maybePersonal] : []),
  ]
}

const writeRow = (name: FieldName | 'referralSource', label: string, answers: Answers): Row[] => {
  const value = answers[name]
  if (value === undefined) return []
  const notes = listNotes(name, answers)
  return [[label, `${formatValue(name, value)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`]]
}

const listSignals = (answers: Answers, spamSignals: readonly SpamSignal[]): string[] => {
  const names = findWebAddresses(answers)
  return [
    ...spamSignals.map((signal) => words.spamSignals[signal]),
    ...(names.length > 0 ? [words.webAddress(names.map(getShortLabel))] : []),
  ]
}

const writeSections = (answers: Answers, { reference, submittedAt, spamSignals }: MailOptions): Section[] => [
  ...groups.map((group) => ({
    title: form.groups[group],
    rows: fieldNames.filter((name) => fields[name].group === group).flatMap((name) => writeRow(name, getShortLabel(name), answers)),
  })),
  {
    title: words.submission.title,
    rows: [
      [words.submission.submitted, formatTime(submittedAt)],
      [words.submission.reference, words.submission.referenceText(reference)],
      ...writeRow('referralSource', words.submission.referralSource, answers),
      ...[listSignals(answers, spamSignals)].flatMap((signals) =>
        signals.length > 0 ? [[words.submission.spamSignals, signals.join('; ')] as const] : [],
      ),
    ],
  },
]

const getText = (name: FieldName, answers: Answers) => writeRow(name, '', answers)[0]?.[1] ?? ''

function writeSummary(answers: Answers): Summary {
  const gpus = typeof answers['numberOfGPUs'] === 'number' ? answers['numberOfGPUs'] : undefined
  const place = getText('locationOfGPUs', answers)
  const type = getText('typeOfGPUs', answers)
  const wants = words.wants[String(answers['moreInfoPreference'])] ?? ''
  const { facts } = words
  return {
    kicker: words.kicker,
    company: getText('companyName', answers),
    name: [getText('firstName', answers), getText('lastName', answers)].filter(Boolean).join(' '),
    gpus,
    type,
    facts: (
      [
        [facts.where, place],
        [facts.setup, getText('gpuSetupDescription', answers)],
        [facts.wants, wants],
        [facts.capital, getText('capitalContribution', answers)],
      ] as const
    ).filter(([, value]) => value !== ''),
    preview: `${gpus === undefined ? '' : `${gpus.toLocaleString('en-US')} × `}${type}, ${place}. ${wants && words.wantsText(wants)}`,
  }
}

const writeSummaryText = ({ gpus, type, facts }: Summary, email: string) => {
  const { [words.facts.where]: place, [words.facts.setup]: setup, [words.facts.wants]: wants } = Object.fromEntries(facts)
  return [
    gpus === undefined ? type : `${gpus.toLocaleString('en-US')} x ${type}`,
    [place && `${place}.`, setup && `${setup}.`, wants && words.wantsText(wants)].filter(Boolean).join(' '),
    words.replyText(email),
  ].join('\n')
}

export const renderMail = (answers: Answers, options: MailOptions): Mail => {
  const title = words.title(getText('companyName', answers))
  const sections = writeSections(answers, options)
  const summary = writeSummary(answers)
  const text = [
    title,
    writeSummaryText(summary, answers.companyEmail),
    ...sections.map(({ title: name, rows }) =>
      [name, '-'.repeat(name.length), ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'),
    ),
  ]
  // The subject doesn't mention the `fast` signal, because a password manager also fills in a form instantly.
  const named = breakEncodedWords(title)
  const subject = options.spamSignals.includes('honeypot') ? words.suspectedSpam(named) : named
  return Object.freeze({
    from: options.from,
    to: Object.freeze([...options.to]),
    subject: options.possibleDuplicate ? words.possibleDuplicate(subject, options.reference) : subject,
    ...(options.replyTo !== false && { replyTo: answers.companyEmail }),
    text: `${text.join('\n\n')}\n`,
    html: renderHtml(summary, sections, answers.companyEmail, words.replySubject(options.reference)),
  })
}
