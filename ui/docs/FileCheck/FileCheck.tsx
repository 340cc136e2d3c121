import { useRef, useState } from 'react'
import { Button } from '../../elements/Button/Button.tsx'
import { useFieldIds } from '../../elements/Field/FieldIds.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { plainLines, type CodeLine } from '../../elements/code/code-lines.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import type { CodeTexts } from '../CodeBlock/CodeTools.tsx'
import { lineRange } from './lines.ts'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './FileCheck.css.ts'

/** What the check found. */
export interface FileCheckResult {
  ok: boolean
  /** What is wrong, with its line and column, both counted from 1. */
  errors: readonly { line: number; column: number; message: string }[]
  /** What would be sent. */
  json?: string | readonly CodeLine[]
}

/** The words of `FileCheck`. */
export interface FileCheckTexts {
  /** Above the field. */
  label: string
  /** What is checked, and where: that the file stays in the browser. */
  hint: string
  /** On the button. */
  check: string
  checking: string
  /** When the file is right. */
  valid: string
  /** How many things are wrong. */
  invalid: (count: number) => string
  /** When the check itself could not run. */
  failed: string
  /** Names a place in the file, such as “Line 4, column 7”. */
  place: (line: number, column: number) => string
  /** Above what would be sent. */
  json: string
  code: CodeTexts
}

export interface FileCheckProps extends ElementProps<'div'> {
  texts: FileCheckTexts
  /** The file that stands there first. */
  initial: string
  /** Checks a file; bring the code for it when it is called. */
  check: (text: string) => Promise<FileCheckResult>
}

type State = { step: 'idle' | 'checking' | 'failed' } | { step: 'done'; result: FileCheckResult }

/** A file to paste and a check of it, line by line, that runs in the browser. */
export function FileCheck({ texts, initial, check, ...rest }: FileCheckProps) {
  const ids = useFieldIds({ name: 'file', hint: texts.hint })
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const [state, setState] = useState<State>({ step: 'idle' })
  const result = state.step === 'done' ? state.result : undefined
  const run = async () => {
    if (state.step === 'checking') return
    const started: State = { step: 'checking' }
    setState(started)
    const end: State = await check(text).then(
      (result) => ({ step: 'done', result }),
      () => ({ step: 'failed' }),
    )
    // A text that changed meanwhile has ended this check.
    setState((now) => (now === started ? end : now))
  }
  const goTo = (line: number) => {
    const area = field.current!
    area.focus()
    area.setSelectionRange(...lineRange(text, line))
    area.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight)
  }
  const said = result
    ? result.ok
      ? texts.valid
      : texts.invalid(result.errors.length)
    : { idle: '', checking: texts.checking, failed: texts.failed, done: '' }[state.step]
  return (
    <div {...rest} className={css.root}>
      <label className={css.label} htmlFor={ids.control}>
        {texts.label}
      </label>
      {/* Above the field, which is higher than many windows. */}
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
          // An answer about another text would be a lie.
          setState({ step: 'idle' })
        }}
      />
      <div className={css.action}>
        <Button onClick={() => void run()}>{texts.check}</Button>
        <p className={css.said} role="status" data-tone={result?.ok ? 'success' : result || state.step === 'failed' ? 'danger' : undefined}>
          {(result || state.step === 'failed') && <Icon name={result?.ok ? 'check' : 'warning'} />}
          <span>{said}</span>
        </p>
      </div>
      {result && result.errors.length > 0 && (
        <ul className={css.errors}>
          {result.errors.map(({ line, column, message }) => (
            <li key={`${line}:${column}${message}`} className={css.error}>
              <button className={css.line} type="button" onClick={() => goTo(line)}>
                {texts.place(line, column)}
              </button>
              <span className={css.message}>{message}</span>
            </li>
          ))}
        </ul>
      )}
      {result?.json !== undefined && (
        <CodeBlock title={texts.json} lines={typeof result.json === 'string' ? plainLines(result.json) : result.json} texts={texts.code} />
      )}
    </div>
  )
}
