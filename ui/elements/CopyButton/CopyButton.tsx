import { pickAllowedProps, composeHandlers, type ElementProps } from '../attributes.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './CopyButton.css.ts'
import { CopyStatus, type CopyTexts } from './CopyStatus.tsx'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps extends ElementProps<'button'> {
  /** Label and results. */
  texts: CopyTexts
  /** Name of the copied text, such as “cURL”, for screen readers. */
  subject?: string
  /** Returns or loads the text to copy. */
  read: () => string | Promise<string>
  /** Words, or an icon with the confirmation beside it. @default 'words' */
  look?: 'words' | 'icon'
}

const icons = { idle: 'copy', copied: 'check', failed: 'warning' } as const

/** Button that copies text. Hidden without JavaScript. */
export function CopyButton({ texts, subject, read, look = 'words', onClick, ...rest }: CopyButtonProps) {
  const [state, copy] = useCopy()
  const isIcon = look === 'icon'
  return (
    <span className={css.root}>
      <button
        title={isIcon ? texts.label : undefined}
        {...pickAllowedProps(rest)}
        className={isIcon ? css.tool : css.button}
        type="button"
        data-state={state}
        onClick={composeHandlers(onClick, () => copy(read))}
      >
        {isIcon ? (
          <>
            <Icon name={icons[state]} />
            <VisuallyHidden>{texts.label}</VisuallyHidden>
          </>
        ) : (
          (['idle', 'copied', 'failed'] as const).map((text) => (
            <span key={text} className={css.text} data-shown={text === state || undefined}>
              {text === 'idle' ? texts.label : texts[text]}
            </span>
          ))
        )}
        {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
      </button>
      {isIcon && state !== 'idle' && (
        <span className={css.bubble} aria-hidden="true">
          {texts[state]}
        </span>
      )}
      <CopyStatus state={state} texts={texts} />
    </span>
  )
}
