import { Icon } from '../../elements/Icon/Icon.tsx'
import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import type { LongCodeTexts } from './Code.tsx'
import * as css from './CodeTools.css.ts'

/** Labels of a code box's tools. */
export interface CodeTexts extends CopyTexts, LongCodeTexts {
  /** Label of the toggle that wraps long lines, such as “Wrap lines”. */
  wrap: string
}

interface CodeToolsProps {
  texts: CodeTexts
  /** Name of the box, such as “deploy.yml”, which tells the tools of several boxes apart. */
  subject: string
  /** Returns the text to copy. */
  read: () => string
}

/** Tools at the head of a code box: wrap, which works without scripts, and copy. */
export function CodeTools({ texts, subject, read }: CodeToolsProps) {
  return (
    <div className={css.root}>
      <label className={css.wrap} title={texts.wrap}>
        <input className={css.box} type="checkbox" data-wrap aria-label={`${texts.wrap} ${subject}`} autoComplete="off" />
        <Icon name="wrap" />
      </label>
      <CopyButton texts={texts} subject={subject} read={read} look="icon" />
    </div>
  )
}
