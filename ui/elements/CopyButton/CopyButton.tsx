import { allowed, composeHandlers, type ElementProps } from '../attributes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './CopyButton.css.ts'
import { CopyStatus, type CopyTexts } from './CopyStatus.tsx'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps extends ElementProps<'button'> {
  /** Labels of the button. */
  texts: CopyTexts
  /** Subject after the label for screen readers, such as “cURL”. */
  subject?: string
  /** Returns or loads the text to copy. */
  read: () => string | Promise<string>
}

/** Button that copies a text and confirms it; not shown without JavaScript. */
export function CopyButton({ texts, subject, read, onClick, ...rest }: CopyButtonProps) {
  const [state, copy] = useCopy()
  return (
    <span className={css.root}>
      <button {...allowed(rest)} className={css.button} type="button" onClick={composeHandlers(onClick, () => copy(read()))}>
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
