import { parse } from 'parse5'
import { complete } from '../../packages/application/application.fixture.ts'
import { renderMail, type Mail } from '../../packages/application/mail/mail.server.ts'

/** Part of parse5's node that the check reads. */
interface Node {
  nodeName: string
  attrs?: readonly { name: string; value: string }[]
  childNodes?: readonly Node[]
}

/** Attributes that say how the mail looks. No answer comes into them. */
const looks = /^(?:style|class|width|height|align|valign|bgcolor|cellpadding|cellspacing|border)$/

/** Returns each kind of element in the HTML part, with the attributes that carry meaning, and the targets of its links. */
function readHtml(html: string): { kinds: Set<string>; links: string[] } {
  const kinds = new Set<string>()
  const links: string[] = []
  const visit = ({ nodeName, attrs = [], childNodes = [] }: Node) => {
    const kept = attrs.filter(({ name }) => !looks.test(name))
    kinds.add([nodeName, ...kept.map(({ name, value }) => (name === 'href' ? name : `${name}=${value}`))].join(' '))
    links.push(...kept.filter(({ name }) => name === 'href').map(({ value }) => value))
    childNodes.forEach(visit)
  }
  visit(parse(html))
  return { kinds, links }
}

/** Returns the lines below the summary: section titles, and the labels of their rows. */
const readLines = (text: string) =>
  text
    .split('\n\n')
    .slice(2)
    .flatMap((section) => section.split('\n'))
    .map((line) => line.replace(/: .*$/su, ''))

const options = {
  from: 'no-reply@onenode.example',
  to: ['a@onenode.example'],
  reference: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  submittedAt: new Date(0),
}
const harmless = [
  renderMail({ ...complete, companyName: 'Booking.com', referralSource: 'partner' }, { ...options, spamSignals: ['honeypot', 'fast'] }),
  renderMail({ ...complete, capitalContribution: false, numberOfGPUs: 1000 }, { ...options, spamSignals: [] }),
]
const knownKinds = new Set(harmless.flatMap(({ html }) => [...readHtml(html).kinds]))
const knownLines = new Set(harmless.flatMap(({ text }) => readLines(text)))

const subjectPattern =
  /^(?:\[Possible duplicate, ref [0-9a-f-]{36}\] )?(?:\[Suspected spam\] )?New Cloud Host Application - (?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u

/** Finds what an answer has changed in a mail besides its own place, by comparison with the mails of harmless answers. */
export function findProblem({ subject, replyTo, to, text, html }: Mail): string | undefined {
  if (!subjectPattern.test(subject)) return 'the subject is not one plain line'
  if (subject.includes('=?')) return 'the subject may have an encoded word'
  if (!/^[^\s<>,;"]+@[^\s<>,;"]+$/.test(replyTo ?? '')) return 'reply-to is not one bare address'
  if (to.length !== 3) return 'the recipients have changed'
  const lines = readLines(text).filter((line) => !/^-*$/.test(line) && !knownLines.has(line))
  if (lines.length > 0) return `the text part has another line: ${JSON.stringify(lines[0])}`
  const { kinds, links } = readHtml(html)
  const planted = [...kinds].find((kind) => !knownKinds.has(kind))
  if (planted) return `the HTML part has another element: ${planted}`
  const address = encodeURIComponent(replyTo ?? '').replace('%40', '@')
  if (links.some((link) => !link.startsWith(`mailto:${address}?subject=`))) return 'a link does not write to the applicant'
  return undefined
}
