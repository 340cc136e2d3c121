import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './CopyButton.css.ts'
import { CopyStatus, type CopyTexts } from './CopyStatus.tsx'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps {
  /** The words of the button. */
  texts: CopyTexts
  /** What is copied, behind the label for a screen reader, such as “cURL”. */
  subject?: string
  /** Gives what is copied, when it is asked for. */
  read: () => string | Promise<string>
}

/** Copies something and says so; without JavaScript it is not there. */
export function CopyButton({ texts, subject, read }: CopyButtonProps) {
  const [state, copy] = useCopy()
  return (
    <span className={css.root}>
      <button className={css.button} type="button" onClick={() => copy(read())}>
        {(['idle', 'copied', 'failed'] as const).map((text) => (
          <span key={text} className={css.text} data-shown={text === state || undefined}>
            {text === 'idle' ? texts.label : texts[text]}
          </span>
        ))}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      </button>
      <CopyStatus state={state} texts={texts} />
    </span>
  )
}
