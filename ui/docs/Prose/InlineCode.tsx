import type { ReactNode } from 'react'
import { BreakableName, Whole } from '../FieldTable/BreakableName.tsx'
import * as css from './Prose.css.ts'

/** Length up to which code stays on one line in a table. */
const short = 16
/** Word of code that may be longer than a line on a phone, and one with hyphens. */
const special = /(\S{21,}|\S*-\S*)/

const broken = (code: string) =>
  code.split(special).map((part, at) => (/\S{21,}/.test(part) ? <BreakableName key={at} name={part} /> : <Whole key={at} text={part} />))

/** Code in a sentence: it breaks between its words, a long word as a name does. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className={css.code} translate="no" data-short={(typeof children === 'string' && children.length <= short) || undefined}>
      {typeof children === 'string' ? broken(children) : children}
    </code>
  )
}
