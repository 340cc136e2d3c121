import type { ReactNode } from 'react'
import { BreakableName, Whole } from '../FieldTable/BreakableName.tsx'
import * as css from './Prose.css.ts'

/** Code that stays in one line in a table. */
const short = 16
/** A word of code that may be longer than a line on a phone. */
const long = 24

const broken = (code: string) =>
  code.split(/(\s+)/).map((word, at) => (word.length > long ? <BreakableName key={at} name={word} /> : <Whole key={at} text={word} />))

/** A name or a value in a sentence. It breaks between its words; a long word breaks as a name does. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className={css.code} translate="no" data-short={(typeof children === 'string' && children.length <= short) || undefined}>
      {typeof children === 'string' ? broken(children) : children}
    </code>
  )
}
