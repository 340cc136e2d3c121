import type { ReactNode } from 'react'
import { BreakableName, Whole } from '../FieldTable/BreakableName.tsx'
import * as css from './Prose.css.ts'

/** Maximum length of code that stays on one line in a table. */
const short = 16
/** Matches words that have a hyphen or can be longer than a line on a phone. */
const special = /(\S{21,}|\S*-\S*)/

const breakCode = (code: string) =>
  code.split(special).map((part, at) => (/\S{21,}/.test(part) ? <BreakableName key={at} name={part} /> : <Whole key={at} text={part} />))

export function InlineCode({ children }: { children?: ReactNode }) {
  return (
    <code className={css.code} translate="no" data-short={(typeof children === 'string' && children.length <= short) || undefined}>
      {typeof children === 'string' ? breakCode(children) : children}
    </code>
  )
}
