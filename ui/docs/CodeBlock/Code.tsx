import { useRef, useState } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { Static, useKeepsServerHtml } from '../../elements/Part/Static.tsx'
import { useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { credentialReplacements, type CredentialsState } from '../Credentials/credentials.ts'
import { replaceInCode, mergeTokens, joinLines, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'
import * as css from './Code.css.ts'
import { useOverflow } from '../../elements/scroller/useOverflow.ts'

export interface LongCodeTexts {
  /** Label of the button that shows all lines. */
  all: (lines: number) => string
  less: string
}

export interface CodeProps {
  label: string
  lines: readonly CodeLine[]
  marked?: readonly number[] | undefined
  texts: LongCodeTexts
}

/** Number of lines that a phone shows before it collapses the rest. */
const short = 10

const looks: Partial<Record<CodeToken['kind'], string>> = css.kinds

const insertCredentials = (lines: readonly CodeLine[], credentials: CredentialsState) =>
  replaceInCode(lines, credentialReplacements(credentials))

export const getCodeText = (lines: readonly CodeLine[], credentials: CredentialsState): string =>
  joinLines(insertCredentials(lines, credentials))

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const colorHtml = (lines: readonly CodeLine[]): string =>
  mergeTokens(lines, looks)
    .map(({ text, look }) => (look ? `<span class="${look}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')

function splitAtMarks(lines: readonly CodeLine[], marked: readonly number[]): { lines: CodeLine[]; isMarked: boolean }[] {
  const found: { lines: CodeLine[]; isMarked: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const isMarked = marked.includes(at + 1)
    const last = found.at(-1)
    if (last?.isMarked === isMarked) last.lines.push(line)
    else found.push({ lines: [line], isMarked })
  }
  return found
}

/** Returns the lines as HTML, which React hydrates as one element instead of one per token. */
const toHtml = (lines: readonly CodeLine[], marked: readonly number[]): string =>
  splitAtMarks(lines, marked)
    .map(({ lines: stretch, isMarked }, at, all) => {
      const html = colorHtml(stretch) + (at < all.length - 1 ? '\n' : '')
      return isMarked ? `<mark class="${css.marked}">${html}</mark>` : html
    })
    .join('')

export function Code({ label, lines, marked = [], texts }: CodeProps) {
  const ref = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(ref, true)
  const filled = insertCredentials(lines, useCredentials())
  const text = joinLines(filled)
  const keepsServerHtml = useKeepsServerHtml()
  // The text of the server's HTML, or undefined once the text has changed, so that React renders the new text.
  const [kept, setKept] = useState(keepsServerHtml ? text : undefined)
  if (kept !== undefined && kept !== text) setKept(undefined)
  return (
    <div className={css.place}>
      <pre
        className={css.root}
        ref={ref}
        dir="ltr"
        translate="no"
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        <code
          className={css.code}
          dangerouslySetInnerHTML={{ __html: kept === undefined ? toHtml(filled, marked) : '' }}
          suppressHydrationWarning
        />
      </pre>
      {lines.length > short && (
        <Static as="label" className={css.more}>
          <input className={css.expand} type="checkbox" autoComplete="off" />
          <span className={css.all}>{texts.all(lines.length)}</span>
          <span className={css.less}>{texts.less}</span>
          <Chevron />
        </Static>
      )}
    </div>
  )
}
