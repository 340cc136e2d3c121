import { Fragment, useRef } from 'react'
import { useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { credentialReplacements, type CredentialsState } from '../Credentials/credentials.ts'
import { replaceInCode, piecesOf, textOf, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'
import * as css from './Code.css.ts'
import { useOverflow } from '../../elements/scroller/useOverflow.ts'

export interface CodeProps {
  /** Accessible name of the region, when it scrolls. */
  label: string
  lines: readonly CodeLine[]
  /** Breaks long lines. @default false */
  wrapped?: boolean
}

const looks: Partial<Record<CodeToken['kind'], string>> = css.kinds

/** Inserts the reader's host and key. */
const filledLines = (lines: readonly CodeLine[], credentials: CredentialsState) => replaceInCode(lines, credentialReplacements(credentials))

/** Text for the clipboard, with the reader's host and key. */
export const copiedText = (lines: readonly CodeLine[], credentials: CredentialsState): string => textOf(filledLines(lines, credentials))

/** Returns a function for the text as the reader sees it, with host and key. */
export function useCodeText(): (lines: readonly CodeLine[]) => string {
  const credentials = useCredentials()
  return (lines) => copiedText(lines, credentials)
}

/** Lines of code; long ones scroll inside, and only then the region is a tab stop. */
export function Code({ label, lines, wrapped = false }: CodeProps) {
  const ref = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(ref)
  const filled = filledLines(lines, useCredentials())
  return (
    <pre
      className={css.root}
      ref={ref}
      dir="ltr"
      translate="no"
      data-wrapped={wrapped || undefined}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
    >
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
