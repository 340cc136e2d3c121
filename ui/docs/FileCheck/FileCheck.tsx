import { useRef, useState, type ReactNode } from 'react'
import { readStored, writeStored } from '../../elements/storage.ts'
import { useBrowserValue } from '../../elements/useBrowserValue.ts'
import { Button } from '../../elements/Button/Button.tsx'
import { useFieldIds } from '../../elements/Field/useField.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { colorLines } from '../../elements/code/colorLines.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import * as css from './FileCheck.css.ts'

interface FileCheckNote {
  line: number
  column: number
  message: string
  /** Page that lists the values of the field. */
  link?: { label: string; href: string } | undefined
}

export interface FileCheckResult {
  ok: boolean
  /** Errors, with lines and columns counted from 1. */
  errors: readonly FileCheckNote[]
  /** Notes about text that is valid but probably a mistake. @default none */
  remarks?: readonly FileCheckNote[]
  json?: string | readonly CodeLine[]
}

export interface FileCheckTexts {
  label: string
  /** Privacy hint: the file stays in the browser. */
  hint: string
  check: string
  checking: string
  valid: string
  invalid: (count: number) => string
  failed: string
  place: (line: number, column: number) => string
  json: string
  code: CodeTexts
}

export interface FileCheckProps extends ElementProps<'div'> {
  /** Labels and messages. */
  texts: FileCheckTexts
  /** Initial file. */
  initial: string
  /** Checks a file. Load the code for it on demand. */
  check: (text: string) => Promise<FileCheckResult>
  /** Content under a valid file, such as `FileRun`. @default none */
  valid?: ReactNode
}

/** Keeps the text across a reload. If the code of the check fails to load, the browser requests it again only after a reload. */
const storageKey = 'file-check'

type State = { step: 'idle' | 'checking' | 'failed' } | { step: 'done'; result: FileCheckResult }

/** Text field that checks a file in the browser. */
export function FileCheck({ texts, initial, check, valid, ...rest }: FileCheckProps) {
  const ids = useFieldIds({ name: 'file', hint: texts.hint, isControlled: true })
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useBrowserValue(() => readStored('session', storageKey), null)
  const [typed, setText] = useState<string>()
  const text = typed ?? kept ?? initial
  const [state, setState] = useState<State>({ step: 'idle' })
  const result = state.step === 'done' ? state.result : undefined
  const run = async () => {
    if (state.step === 'checking') return
    const started: State = { step: 'checking' }
    setState(started)
    // If the check or a later part cannot be loaded, the reader has to reload the page.
    writeStored('session', storageKey, text)
    const end: State = await check(text).then(
      (result) => ({ step: 'done', result }),
      () => ({ step: 'failed' }),
    )
    setState((now) => (now === started ? end : now))
  }
  const goTo = (line: number) => {
    const area = field.current!
    area.focus()
    area.setSelectionRange(...findLineRange(text, line))
    area.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight)
  }
  const notes = result ? [...result.errors, ...(result.remarks ?? [])] : []
  const said = result
    ? result.ok
      ? texts.valid
      : texts.invalid(result.errors.length)
    : { idle: '', checking: texts.checking, failed: texts.failed, done: '' }[state.step]
  return (
    <div {...pickAllowedProps(rest)} className={css.root}>
      <label className={css.label} htmlFor={ids.control}>
        {texts.label}
      </label>
      {/* The hint is above the field, because the field is taller than many windows. */}
      <p className={css.hint} id={ids.hint}>
        {texts.hint}
      </p>
      <textarea
        className={css.area}
        id={ids.control}
        ref={field}
        rows={14}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-describedby={ids.describedBy}
        aria-invalid={(result && !result.ok) || undefined}
        onChange={(event) => {
          setText(event.target.value)
          setState({ step: 'idle' })
        }}
      />
      <div className={css.action}>
        <Button onClick={() => void run()}>{texts.check}</Button>
        <p
          className={css.said}
          role="status"
          aria-live="polite"
          data-tone={result?.ok ? 'success' : result || state.step === 'failed' ? 'danger' : undefined}
        >
          {(result || state.step === 'failed') && <Icon name={result?.ok ? 'check' : 'warning'} />}
          <span>{said}</span>
        </p>
      </div>
      {notes.length > 0 && (
        <ul className={css.errors}>
          {notes.map(({ line, column, message, link }) => (
            <li key={`${line}:${column}${message}`} className={css.error}>
              <button className={css.line} type="button" onClick={() => goTo(line)}>
                {texts.place(line, column)}
              </button>
              <span className={css.message}>
                {message}
                {link && (
                  <>
                    {' '}
                    {/* Opens a new tab, so that the file stays in the field. */}
                    <Link href={link.href} target="_blank">
                      {link.label}
                    </Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {result?.ok && valid}
      {result?.json !== undefined && (
        <CodeBlock title={texts.json} lines={typeof result.json === 'string' ? colorLines(result.json) : result.json} texts={texts.code} />
      )}
    </div>
  )
}

/** Returns character offsets. Lines out of range are clamped. */
export function findLineRange(text: string, line: number): [number, number] {
  const lines = text.split('\n')
  const at = Math.min(Math.max(line, 1), lines.length) - 1
  const start = lines.slice(0, at).reduce((sum, before) => sum + before.length + 1, 0)
  return [start, start + lines[at]!.length]
}
