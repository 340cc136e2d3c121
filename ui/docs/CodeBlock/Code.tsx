import { Fragment, useRef } from 'react'
import { useSample } from '../Sample/SampleProvider.tsx'
import { replacementsOf, type Sample } from '../Sample/values.ts'
import { fill, piecesOf, textOf, type CodeLine, type CodeToken } from './code.ts'
import * as css from './Code.css.ts'
import { useOverflow } from './useOverflow.ts'

/** The props of `Code`. */
export interface CodeProps {
  /** What the code is, for a screen reader that comes to a region that scrolls. */
  label: string
  lines: readonly CodeLine[]
}

const looks: Partial<Record<CodeToken['kind'], string>> = css.kinds

/** The lines with the reader's host and key in them. */
const filledLines = (lines: readonly CodeLine[], sample: Sample) => fill(lines, replacementsOf(sample))

/** What a reader copies: the text of code with the reader's host and key in it. */
export const copiedText = (lines: readonly CodeLine[], sample: Sample): string => textOf(filledLines(lines, sample))

/** The text of code as the reader sees it, with the reader's host and key. */
export function useCodeText(): (lines: readonly CodeLine[]) => string {
  const sample = useSample()
  return (lines) => copiedText(lines, sample)
}

/** Lines of code; what is too long scrolls inside, and only then the keyboard stops here. */
export function Code({ label, lines }: CodeProps) {
  const ref = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(ref)
  const filled = filledLines(lines, useSample())
  return (
    <pre className={css.root} ref={ref} translate="no" {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}>
      <code className={css.code}>
        {piecesOf(filled, (kind) => kind in looks).map(({ text, kind }, at) =>
          looks[kind] ? (
            <span key={at} className={looks[kind]}>
              {text}
            </span>
          ) : (
            <Fragment key={at}>{text}</Fragment>
          ),
        )}
      </code>
    </pre>
  )
}
