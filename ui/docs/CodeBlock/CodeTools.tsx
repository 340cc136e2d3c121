import { Toggle } from 'radix-ui'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../../elements/copy/CopyStatus.tsx'
import * as css from './CodeTools.css.ts'

/** Labels of a code box's tools. */
export interface CodeTexts extends CopyTexts {
  /** Label of the toggle that wraps long lines, such as “Wrap lines”. */
  wrap: string
}

interface CodeToolsProps {
  texts: CodeTexts
  /** Name of the box, such as “cURL”, which tells the tools of several boxes apart. */
  subject: string
  /** Returns the text to copy. */
  read: () => string
  wrapped: boolean
  onWrap: (wrapped: boolean) => void
}

/** Tools at the head of a code box: wrap and copy; not shown without JavaScript. */
export function CodeTools({ texts, subject, read, wrapped, onWrap }: CodeToolsProps) {
  return (
    <div className={css.root}>
      <Toggle.Root
        className={css.wrap}
        aria-label={`${texts.wrap} ${subject}`}
        title={texts.wrap}
        pressed={wrapped}
        onPressedChange={onWrap}
      >
        <Icon name="wrap" />
      </Toggle.Root>
      <CopyButton texts={texts} subject={subject} read={read} />
    </div>
  )
}
