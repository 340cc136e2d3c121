import { Icon } from '../../elements/Icon/Icon.tsx'
import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import type { CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import type { LongCodeTexts } from './Code.tsx'
import * as css from './CodeFrame.css.ts'

/** Labels of a code box. */
export interface CodeTexts extends CopyTexts, LongCodeTexts {
  wrap: string
}

/** Copy button, and a wrap toggle that is a checkbox, so that it works without scripts. */
export function CodeTools({ texts, subject, read }: { texts: CodeTexts; subject: string; read: () => string }) {
  return (
    <div className={css.tools}>
      <Static as="label" className={css.wrap} title={texts.wrap}>
        <input className={css.radio} type="checkbox" data-wrap aria-label={`${texts.wrap} ${subject}`} autoComplete="off" />
        <Icon name="wrap" />
      </Static>
      <CopyButton texts={texts} subject={subject} read={read} look="icon" />
    </div>
  )
}
