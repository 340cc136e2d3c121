import type { ReactNode } from 'react'
import { BreakableName, Whole } from '../FieldTable/BreakableName.tsx'
import * as css from './Prose.css.ts'

/** Length up to which code stays on one line in a table. */
const short = 16
/** Length from which a word of code may be longer than a line on a phone. */
const long = 20

const broken = (code: string) =>
  code.split(/(\s+)/).map((word, at) => (word.length > long ? <BreakableName key={at} name={word} /> : <Whole key={at} text={word} />))

/** Code in a sentence: it breaks between its words, a long word as a name does. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className={css.code} translate="no" data-short={(typeof children === 'string' && children.length <= short) || undefined}>
      {typeof children === 'string' ? broken(children) : children}
    </code>
  )
}
