import { useId } from 'react'
import { Badge } from '../../elements/Badge/Badge.tsx'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InstrumentFrame } from '../InstrumentFrame/InstrumentFrame.tsx'
import { piecesOf, type CodeLine } from '../../elements/code/code-lines.ts'
import type { ElementProps } from '../../elements/attributes.ts'
import * as css from './CodeSample.css.ts'

const marked = (lines: readonly CodeLine[], highlights: readonly string[]) =>
  lines.map((line) => line.map(({ text, kind }) => ({ text, kind: highlights.includes(text) ? ('mark' as const) : kind })))

const isLoud = (kind: string) => kind === 'keyword' || kind === 'comment' || kind === 'mark'

/** Call in one language. */
export interface CodeSampleLanguage {
  /** Name of the language, such as “Python”; unique among its siblings. */
  label: string
  /** Lines of the sample as tokens. */
  lines: readonly CodeLine[]
  /**
   * Tokens that a reader changes first.
   * @default none
   */
  highlights?: readonly string[]
}

export interface CodeSampleProps extends ElementProps<'figure'> {
  /** Caption in a few words. */
  label: string
  /** Description of the sample for screen readers. */
  alt: string
  /** Status of the sample, such as “preview”. */
  note?: string
  /** Accessible name of the row of tabs. */
  tabsLabel: string
  /** Sample in every language, in their order. */
  languages: readonly CodeSampleLanguage[]
  /** Title of the list of networks. */
  networksLabel: string
  /** Networks that the call reaches. */
  networks: readonly string[]
}

/** Call in every language, with the networks that it reaches. */
export function CodeSample({ label, alt, note, tabsLabel, languages, networksLabel, networks, ...rest }: CodeSampleProps) {
  const id = useId()
  return (
    <InstrumentFrame {...rest} label={label} alt={alt} note={note}>
      <Tabs
        label={tabsLabel}
        focusableContent
        items={languages.map((language) => ({
          id: language.label,
          label: language.label,
          content: (
            <pre className={css.code} dir="ltr" role="group" aria-label={language.label} tabIndex={0}>
              <code className={css.lines}>
                {piecesOf(marked(language.lines, language.highlights ?? []), isLoud).map(({ text, kind }, at) =>
                  kind === 'plain' ? (
                    text
                  ) : (
                    <span key={at} className={css.token} data-kind={kind}>
                      {text}
                    </span>
                  ),
                )}
              </code>
            </pre>
          ),
        }))}
      />
      <div className={css.networks}>
        <Text as="div" size="label" tone="muted" id={id}>
          {networksLabel}
        </Text>
        <ul className={css.chips} aria-labelledby={id}>
          {networks.map((network) => (
            <li key={network}>
              <Badge>{network}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </InstrumentFrame>
  )
}
