import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../CopyButton/CopyStatus.tsx'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './CopyAsMarkdown.css.ts'

export interface CopyAsMarkdownProps extends ElementProps<'div'> {
  /** The words of the button. */
  texts: CopyTexts
  /** The address of the page’s Markdown twin. */
  href: string
  /** On the link to it. */
  linkLabel: string
  /** Brings the Markdown when it is asked for. */
  read: () => Promise<string>
}

/** The page as Markdown: to copy, and to open. */
export function CopyAsMarkdown({ texts, href, linkLabel, read, ...rest }: CopyAsMarkdownProps) {
  return (
    <div {...rest} className={css.root}>
      <CopyButton texts={texts} read={read} />
      {/* Not the app's own link: the twin is a file, not a page of the app. */}
      <a className={css.link} href={href} type="text/markdown">
        {linkLabel}
      </a>
    </div>
  )
}
