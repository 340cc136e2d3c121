import { parse } from 'parse5'
import { application as words } from '../../packages/application/words/application.ts'
import type { Mail } from '../../packages/application/mail/mail.server.ts'

/** Part of parse5's node that the check reads. */
interface Node {
  nodeName: string
  value?: string
  attrs?: readonly { name: string; value: string }[]
  childNodes?: readonly Node[]
}

const isElement = ({ nodeName }: Node) => !nodeName.startsWith('#')

const contentOf = (node: Node): string => node.value ?? (node.childNodes ?? []).map(contentOf).join('')

const walk = (node: Node, visit: (element: Node) => void) => {
  if (isElement(node)) visit(node)
  for (const child of node.childNodes ?? []) walk(child, visit)
}

/** Elements of the HTML part with their attributes, and the text of each cell, as a browser parses them. */
const outline = (html: string) => {
  const elements: string[] = []
  const cells: string[] = []
  walk(parse(html), (element) => {
    elements.push([element.nodeName, ...(element.attrs ?? []).map(({ name, value }) => `${name}=${value}`)].join(' '))
    if (element.nodeName === 'td') cells.push(contentOf(element))
  })
  return { elements, cells }
}

const titles = [...Object.values(words.groups), 'Submission']

/** Parses the text part into sections with a title, and lines with label and value. */
const readText = (text: string) => {
  const [, ...sections] = text.trimEnd().split('\n\n')
  const rows = sections
    .map((section) => section.split('\n'))
    .map(([title, ...lines]) => ({ title, lines: lines.map((line) => /^([^:]+): (.*)$/su.exec(line)) }))
  return { titles: rows.map(({ title }) => title), lines: rows.flatMap(({ lines }) => lines) }
}

const rowElements = ['tr', 'th scope=row align=left', 'td']

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
  const { titles: found, lines } = readText(text)
  if (found.join() !== titles.join()) return 'the text part has other sections'
  if (lines.some((line) => line === null)) return 'the text part cannot be read back'
  const { elements, cells } = outline(html)
  const expected = ['html lang=en', 'head', 'meta charset=utf-8', 'title', 'body', 'h1']
  let at = 0
  for (const section of text.trimEnd().split('\n\n').slice(1)) {
    const count = section.split('\n').length - 1
    expected.push('h2', 'table', 'tbody', ...Array.from({ length: count }, () => rowElements).flat())
    at += count
  }
  if (elements.join('\n') !== expected.join('\n')) return 'the HTML part has other elements'
  if (at !== lines.length || cells.join('\n') !== lines.map((line) => line?.[2]).join('\n')) return 'the two parts do not say the same'
  return undefined
}
