import { useRef } from 'react'
import { Chevron } from '../../elements/Disclosure/Chevron.tsx'
import { useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { credentialReplacements, type CredentialsState } from '../Credentials/credentials.ts'
import { replaceInCode, mergeTokens, joinLines, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'
import * as css from './Code.css.ts'
import { useOverflow } from '../../elements/scroller/useOverflow.ts'

/** Labels of long code on a phone. */
export interface LongCodeTexts {
  /** Label that shows the rest, with the number of all lines. */
  all: (lines: number) => string
  /** Label that hides it again. */
  less: string
}

export interface CodeProps {
  /** Accessible name of the region, when it scrolls. */
  label: string
  lines: readonly CodeLine[]
  /** Numbers of the highlighted lines, from 1. @default none */
  marked?: readonly number[] | undefined
  /** Labels of long code on a phone. */
  texts: LongCodeTexts
}

/** Lines that a phone shows before the rest is folded. */
const short = 10

const looks: Partial<Record<CodeToken['kind'], string>> = css.kinds

/** Inserts the reader's host and key. */
const filledLines = (lines: readonly CodeLine[], credentials: CredentialsState) => replaceInCode(lines, credentialReplacements(credentials))

/** Text for the clipboard, with the reader's host and key. */
export const copiedText = (lines: readonly CodeLine[], credentials: CredentialsState): string => joinLines(filledLines(lines, credentials))

/** Returns a function for the text as the reader sees it, with host and key. */
export function useCodeText(): (lines: readonly CodeLine[]) => string {
  const credentials = useCredentials()
  return (lines) => copiedText(lines, credentials)
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const colored = (lines: readonly CodeLine[]): string =>
  mergeTokens(lines, looks)
    .map(({ text, look }) => (look ? `<span class="${look}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')

/** Cuts code where its highlight begins and ends. */
function stretches(lines: readonly CodeLine[], marked: readonly number[]): { lines: CodeLine[]; isMarked: boolean }[] {
  const found: { lines: CodeLine[]; isMarked: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const isMarked = marked.includes(at + 1)
    const last = found.at(-1)
    if (last?.isMarked === isMarked) last.lines.push(line)
    else found.push({ lines: [line], isMarked })
  }
  return found
}

/** Writes the lines as HTML: React hydrates one element where it would hydrate one for each token. */
const toHtml = (lines: readonly CodeLine[], marked: readonly number[]): string =>
  stretches(lines, marked)
    .map(({ lines: stretch, isMarked }, at, all) => {
      const html = colored(stretch) + (at < all.length - 1 ? '\n' : '')
      return isMarked ? `<mark class="${css.marked}">${html}</mark>` : html
    })
    .join('')

/** Lines of code; long ones scroll inside, and only then the region is a tab stop. */
export function Code({ label, lines, marked = [], texts }: CodeProps) {
  const ref = useRef<HTMLPreElement>(null)
  const scrolls = useOverflow(ref, true)
  const filled = filledLines(lines, useCredentials())
  return (
    <div className={css.place}>
      <pre
        className={css.root}
        ref={ref}
        dir="ltr"
        translate="no"
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        <code className={css.code} dangerouslySetInnerHTML={{ __html: toHtml(filled, marked) }} />
      </pre>
      {lines.length > short && (
        <label className={css.more}>
          <input className={css.unfold} type="checkbox" autoComplete="off" />
          <span className={css.all}>{texts.all(lines.length)}</span>
          <span className={css.less}>{texts.less}</span>
          <Chevron />
        </label>
      )}
    </div>
  )
}
