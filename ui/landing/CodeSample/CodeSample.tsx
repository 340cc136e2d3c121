import { useState, type ReactNode } from 'react'
import { mergeTokens, joinLines, type CodeLine, type CodeToken } from '../../elements/code/code-lines.ts'
import { CopyButton } from '../../elements/CopyButton/CopyButton.tsx'
import type { CopyTexts } from '../../elements/CopyButton/CopyStatus.tsx'
import { LineRun } from '../../elements/Line/Line.tsx'
import { Link } from '../../elements/Link/Link.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { InteractiveSection } from '../../elements/Section/Section.tsx'
import { Stamp, type StampProps } from '../../elements/Stamp/Stamp.tsx'
import { Tabs } from '../../elements/Tabs/Tabs.tsx'
import { PanelWords, splitPanel, type PanelProps } from '../section/PanelWords.tsx'
import * as css from './CodeSample.css.ts'

/** Call in one language. */
export interface CodeSampleLanguage {
  /** Unique name, such as “Python”. */
  label: string
  /** Lines of the call. Eight to twelve lines match the height of the response. */
  lines: readonly CodeLine[]
}

export interface CodeSampleProps extends PanelProps {
  /** Accessible name of the tabs. */
  tabsLabel: string
  /** Call in every language, in the order of the tabs. */
  languages: readonly CodeSampleLanguage[]
  /** Labels of the copy button. */
  copyTexts: CopyTexts
  /** Link to a page that runs the call, and the note below it. */
  run: { label: string; href: string; note: string }
  /** Response panel: first response, later responses, text to highlight, origin, and how long the job takes. */
  response: { label: string; lines: readonly CodeLine[]; later: readonly CodeLine[]; mark?: string; stamp: StampProps; note: string }
  /** Networks that the call reaches, with a count. */
  networks: { label: string; names: readonly string[]; note: string; stamp: StampProps }
}

const looks: Partial<Record<CodeToken['kind'] | 'mark', string>> = css.kinds

const markTokens = (lines: readonly CodeLine[], mark: string | undefined) =>
  lines.map((line) => line.map(({ text, kind }) => ({ text, kind: text === mark ? ('mark' as const) : kind })))

const Tokens = ({ lines, mark }: { lines: readonly CodeLine[]; mark?: string | undefined }) =>
  mergeTokens(markTokens(lines, mark), looks).map(({ text, look }, at) =>
    look ? (
      <span key={at} className={look}>
        {text}
      </span>
    ) : (
      text
    ),
  )

const Listing = ({ label, children }: { label: string; children: ReactNode }) => (
  <pre className={css.code} dir="ltr" translate="no" role="group" aria-label={label} tabIndex={0}>
    <Static as="code" className={css.lines}>
      {children}
    </Static>
  </pre>
)

/** Panel with a call in several languages, its response, and the networks that it reaches. */
export function CodeSample({ tabsLabel, languages, copyTexts, run, response, networks, ...rest }: CodeSampleProps) {
  const { words, section } = splitPanel(rest)
  const [tab, setTab] = useState(languages[0]?.label)
  const open = languages.find(({ label }) => label === tab)
  return (
    <InteractiveSection {...section} padding="end">
      <LineRun lane="start" place={css.entry} />
      <span className={css.turn} data-line="turn" />
      <LineRun way="inline" place={css.between} />
      <LineRun lane={10} place={css.exit} />
      <PanelWords {...words} layout="halves" />
      <div className={css.request}>
        <Tabs
          label={tabsLabel}
          variant="box"
          focusableContent
          items={languages.map(({ label, lines }) => ({
            id: label,
            label,
            content: (
              <Listing label={label}>
                <Tokens lines={lines} />
              </Listing>
            ),
          }))}
          end={open && <CopyButton look="icon" texts={copyTexts} subject={open.label} read={() => joinLines(open.lines)} />}
          onTabChange={setTab}
        />
        <p className={css.foot}>
          <span className={css.run}>
            <Link href={run.href}>{run.label}</Link>
          </span>{' '}
          {run.note}
        </p>
      </div>
      <Static className={css.response}>
        <div className={css.answer}>
          <div className={css.head}>
            <span className={css.label}>{response.label}</span> <Stamp {...response.stamp} />
          </div>
          <Listing label={response.label}>
            <Tokens lines={response.lines} />
            <span className={css.later}>
              <Tokens lines={response.later} mark={response.mark} />
            </span>
          </Listing>
        </div>
        <p className={css.note}>{response.note}</p>
      </Static>
      <Static as="ul" className={css.names} aria-label={networks.label}>
        {networks.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Static>
      <p className={css.count}>
        {networks.note} <Stamp {...networks.stamp} />
      </p>
    </InteractiveSection>
  )
}
