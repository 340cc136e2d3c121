import { Toggle } from 'radix-ui'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'
import * as css from './CodeTools.css.ts'

/** The words of what a reader can do with a box of code. */
export interface CodeTexts extends CopyTexts {
  /** On the toggle that breaks long lines, such as “Wrap lines”. */
  wrap: string
}

interface CodeToolsProps {
  texts: CodeTexts
  /** Names the box, such as “cURL”: several are on a page. */
  subject: string
  /** Gives what is copied. */
  read: () => string
  wrapped: boolean
  onWrap: (wrapped: boolean) => void
}

/** At the end of the head of a box of code: breaks long lines, copies; without JavaScript neither is there. */
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
