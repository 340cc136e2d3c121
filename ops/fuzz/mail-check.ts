import { parse } from 'parse5'
import { application as form } from '../../packages/application/words/application.ts'
import { mail as words } from '../../packages/application/words/mail.ts'
import type { Mail } from '../../packages/application/mail/mail.server.ts'

/** Part of parse5's node that the check reads. */
interface Node {
  nodeName: string
  value?: string
  attrs?: readonly { name: string; value: string }[]
  childNodes?: readonly Node[]
}

const isElement = ({ nodeName }: Node) => !nodeName.startsWith('#')

const labelOf = (name: keyof typeof form.fields): string => {
  const field = form.fields[name]
  return 'short' in field ? field.short : field.label
}

const cells = (count: number) => Array.from({ length: count }, () => 'td')

const walk = (node: Node, visit: (element: Node) => void) => {
  if (isElement(node)) visit(node)
  for (const child of node.childNodes ?? []) walk(child, visit)
}

/** Attributes that say how the mail looks; no answer comes into them. */
const looks = /^(?:style|class|width|height|align|valign|bgcolor|cellpadding|cellspacing|border)$/

/** Elements of the HTML part with the attributes that mean something, and the text of each element, as a browser parses them. */
const outline = (html: string) => {
  const elements: string[] = []
  const says: string[] = []
  const links: string[] = []
  walk(parse(html), ({ nodeName, attrs = [], childNodes = [] }) => {
    const kept = attrs.filter(({ name }) => !looks.test(name))
    if (nodeName === 'a') links.push(...kept.filter(({ name }) => name === 'href').map(({ value }) => value))
    elements.push([nodeName, ...kept.map(({ name, value }) => (name === 'href' ? name : `${name}=${value}`))].join(' '))
    if (nodeName === 'style') return
    const own = childNodes.map(({ nodeName: child, value }) => (child === '#text' ? (value ?? '') : '')).join('')
    if (own.replaceAll('\u00a0', '') !== '') says.push(own)
  })
  return { elements, says, links }
}

const titles = [...Object.values(form.groups), words.submission.title]

/** Parses the text part: its title, the summary, and sections with an underlined title and lines with label and value. */
const readText = (text: string) => {
  const [title, summary = '', ...parts] = text.trimEnd().split('\n\n')
  const sections = parts
    .map((part) => part.split('\n'))
    .map(([name = '', underline, ...lines]) => ({
      name,
      isUnderlined: underline === '-'.repeat(name.length),
      rows: lines.map((line) => /^([^:]+): (.*)$/su.exec(line)).map((row) => row && ([row[1]!, row[2]!] as const)),
    }))
  return { title, summary: summary.split('\n'), sections }
}

interface Read {
  title: string
  sections: readonly { name: string; rows: readonly (readonly [label: string, value: string])[] }[]
}

/** Words of the first screen, from the rows of the text part. */
const summaryFrom = ({ sections }: Pick<Read, 'sections'>) => {
  const rows = new Map(sections.flatMap((section) => section.rows))
  const at = (label: string) => rows.get(label) ?? ''
  const { fields } = form
  const preference = Object.entries(form.options.moreInfoPreference).find(([, label]) => label === at(fields.moreInfoPreference.short))
  const wants = words.wants[preference?.[0] ?? ''] ?? ''
  const gpus = Number(at(labelOf('numberOfGPUs')))
  const place = at(labelOf('locationOfGPUs'))
  const setup = at(labelOf('gpuSetupDescription'))
  return {
    company: at(labelOf('companyName')),
    name: `${at(labelOf('firstName'))} ${at(labelOf('lastName'))}`,
    email: at(labelOf('companyEmail')),
    reference: at(words.submission.reference),
    type: at(labelOf('typeOfGPUs')),
    gpus,
    place,
    setup,
    wants,
    facts: [
      [words.facts.where, place],
      [words.facts.setup, setup],
      [words.facts.wants, wants],
      [words.facts.capital, at(labelOf('capitalContribution'))],
    ].filter(([, value]) => value !== ''),
  }
}

/** Table for the layout, with the elements of its rows. */
const layout = (...rows: readonly string[][]) => ['table role=presentation', 'tbody', ...rows.flatMap((cells) => ['tr', ...cells])]

/** Elements of a correct HTML part that says the same as the text part. */
const elementsOf = ({ sections }: Read): string[] => {
  const { gpus, facts } = summaryFrom({ sections })
  const squares = gpus < 1 ? 0 : Math.ceil(gpus / Math.ceil(gpus / 64))
  const rowsOfSquares = Array.from({ length: Math.ceil(squares / 16) }, (_, row) => Math.min(16, squares - row * 16))
  const drawing = ['table role=presentation aria-hidden=true', 'tbody', ...rowsOfSquares.flatMap((count) => ['tr', ...cells(count)]), 'p']
  return [
    'html lang=en',
    'head',
    'meta charset=utf-8',
    'meta name=viewport content=width=device-width,initial-scale=1',
    'meta name=color-scheme content=light',
    'meta name=supported-color-schemes content=light',
    'title',
    'style',
    'body',
    'div',
    ...layout([
      'td',
      ...layout([
        'td',
        'td',
        ...layout(
          ['td', 'p', 'h1'],
          ['td', ...layout(['td', 'p', 'span', 'p', 'td', ...(squares > 0 ? drawing : [])])],
          ['td', ...layout(facts.flatMap(() => ['td', 'p', 'p']))],
          ['td', ...layout(['td', 'a href']), 'p'],
          ...sections.map(({ rows }) => ['td', 'h2', 'table', 'tbody', ...rows.flatMap(() => ['tr', 'th scope=row', 'td'])]),
          ['td'],
        ),
      ]),
    ]),
  ]
}

/** Texts of a correct HTML part that says the same as the text part. */
const textsOf = ({ title, sections }: Read): string[] => {
  const { company, name, email, type, gpus, place, wants, facts } = summaryFrom({ sections })
  const count = gpus.toLocaleString('en-US')
  return [
    title,
    `${count} × ${type}, ${place}. ${words.wantsText(wants)}`,
    words.kicker,
    company,
    count,
    `\u00a0${words.gpus(gpus)}`,
    type,
    ...(gpus < 1 ? [] : [words.square(Math.ceil(gpus / 64))]),
    ...facts.flat(),
    `${words.reply(name)} →`,
    words.replyNote(email),
    ...sections.flatMap((section) => [section.name, ...section.rows.flat()]),
  ]
}

/** Finds the problem of a mail, beside the elements of a correct one. */
export const problemOf = ({ subject, replyTo, to, text, html }: Mail): string | undefined => {
  if (
    !/^(?:\[Possible duplicate, ref [0-9a-f-]{36}\] )?(?:\[Suspected spam\] )?New Cloud Host Application - (?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u.test(
      subject,
    )
  )
    return 'the subject is not one plain line'
  if (subject.includes('=?')) return 'the subject may have an encoded word'
  if (!/^[^\s<>,;"]+@[^\s<>,;"]+$/.test(replyTo ?? '')) return 'reply-to is not one bare address'
  if (to.length !== 3) return 'the recipients have changed'
  const { title, summary, sections: found } = readText(text)
  if (found.map(({ name }) => name).join('\n') !== titles.join('\n')) return 'the text part has other sections'
  const sections = found.map(({ name, rows }) => ({ name, rows: rows.filter((row) => row !== null) }))
  if (summary.length !== 3 || found.some(({ isUnderlined, rows }) => !isUnderlined || rows.includes(null)))
    return 'the text part cannot be read back'
  const { company, email, reference, gpus, type, place, setup, wants } = summaryFrom({ sections })
  const first = [`${gpus.toLocaleString('en-US')} x ${type}`, `${place}. ${setup}. ${words.wantsText(wants)}`, words.replyText(email)]
  if (title !== words.title(company) || summary.join('\n') !== first.join('\n')) return 'the summary of the text part says something else'
  const read = { title, sections }
  const { elements, says, links } = outline(html)
  if (elements.join('\n') !== elementsOf(read).join('\n')) return 'the HTML part has other elements'
  const link = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(words.replySubject(reference))}`
  if (links.join('\n') !== link) return 'the link does not write to the applicant'
  if (says.join('\n') !== textsOf(read).join('\n')) return 'the two parts do not say the same'
  return undefined
}
