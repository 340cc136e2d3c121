import { Fragment, useId, type ChangeEvent, type ReactNode } from 'react'
import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import type { CodeLine } from '../../elements/code/code-lines.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Static } from '../../elements/Part/Static.tsx'
import { Anchor } from '../../elements/Link/Anchor.tsx'
import { BreakableText } from '../FieldTable/BreakableName.tsx'
import { CallPath } from '../Method/CallPath.tsx'
import { useCredentials } from '../Credentials/CredentialsProvider.tsx'
import { Method, type HttpMethod } from '../Method/Method.tsx'
import { Code, getCodeText } from './Code.tsx'
import { CodeTools, type CodeTexts } from './CodeTools.tsx'
import { PhoneDetails } from './PhoneDetails.tsx'
import * as css from './CodeFrame.css.ts'
import { frame } from './frame.css.ts'

export interface CodeCall {
  method: HttpMethod
  path: string
}

interface CodeAnswer {
  status: number
  words: string
  facts: string
}

export interface CodeFoot {
  answer: CodeAnswer
  next: { href: string; label: string }
}

export interface CodePane {
  id: string
  label: string
  lines?: readonly CodeLine[]
  marked?: readonly number[]
  meaning?: string
  status?: number
}

export interface CodeFrameProps extends ElementProps<'figure', 'title' | 'onChange'> {
  name: string
  /** Title of the frame. Absent if tabs replace it. */
  title?: string | CodeCall | CodeAnswer | undefined
  run?: boolean
  label?: string
  panes: readonly CodePane[]
  foot?: CodeFoot | undefined
  collapsed?: boolean
  texts: CodeTexts
  onChoose?: (id: string) => void
}

const Answer = ({ status, words, facts }: CodeAnswer) => (
  <>
    <span className={css.dot} data-status={String(status)[0]} />
    <strong className={css.status} data-status={String(status)[0]}>
      {status} {words}
    </strong>{' '}
    <span className={css.facts}>{facts}</span>
  </>
)

const renderTitle = (title: string | CodeCall | CodeAnswer, run: boolean): ReactNode =>
  typeof title === 'string' ? (
    <>
      {run && (
        <span className={css.mark}>
          <Icon name="terminal" />
        </span>
      )}
      <span className={css.path}>
        <BreakableText text={title} />
      </span>
    </>
  ) : 'status' in title ? (
    <Answer {...title} />
  ) : (
    <>
      <Method method={title.method} look="word" />
      <span className={css.path}>
        <CallPath path={title.path} />
      </span>
    </>
  )

/** Status with its name, which phones show only on the selected tab. */
function StatusWords({ label }: { label: string }) {
  const [code, ...words] = label.split(' ')
  return (
    <bdi>
      {code}
      {words.length > 0 && (
        <>
          {' '}
          <span className={css.words}>{words.join(' ')}</span>
        </>
      )}
    </bdi>
  )
}

const Statuses = ({ panes }: { panes: readonly CodePane[] }) => (
  <span className={css.statuses}>
    {panes.map(({ id, status }, at) => (
      <Fragment key={at}>
        <span className={css.code}>
          {status !== undefined && <span className={css.dot} data-status={String(status)[0]} />}
          <bdi>{id}</bdi>
        </span>{' '}
      </Fragment>
    ))}
  </span>
)

/** Box of code with radio buttons as tabs, so that they work without scripts. */
export function CodeFrame({
  name,
  title,
  run = false,
  label,
  panes,
  foot,
  collapsed = false,
  texts,
  onChoose,
  id: given,
  ...rest
}: CodeFrameProps) {
  const own = useId()
  const id = given ?? own
  const credentials = useCredentials()
  const tabs = panes.length > 1
  const read = () => {
    const open = document.getElementById(id)?.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.dataset['at']
    return getCodeText(panes[Number(open ?? 0)]?.lines ?? [], credentials)
  }
  const hasCode = panes.some(({ lines }) => lines)
  const row = (className: string) => (
    <div className={className} role="radiogroup" aria-label={label}>
      {panes.map(({ id: value, label: words, status, lines }, at) => (
        <label key={at} className={css.tab} data-tab={value}>
          <input
            className={css.radio}
            type="radio"
            name={`${id}-pane`}
            value={value}
            defaultChecked={at === 0}
            data-at={at}
            data-empty={lines ? undefined : ''}
            autoComplete="off"
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.target.value)}
          />
          {status !== undefined && <span className={css.dot} data-status={String(status)[0]} />}
          {status === undefined ? words : <StatusWords label={words} />}
        </label>
      ))}
    </div>
  )
  const content = (
    <>
      <div className={css.head}>
        {title !== undefined ? <Static className={css.title}>{renderTitle(title, run)}</Static> : tabs && row(css.row)}
        {hasCode && <CodeTools texts={texts} subject={name} read={read} />}
      </div>
      {title !== undefined && tabs && row(css.rowBelow)}
      {panes.map(({ id: value, label: words, lines, marked, meaning }, at) => (
        <div key={at} className={css.pane} {...(tabs && { 'data-at': at, 'data-tab': value })}>
          {tabs && <p className={css.label}>{words}</p>}
          {meaning && <p className={css.meaning}>{meaning}</p>}
          {lines && <Code label={tabs ? words : name} lines={lines} marked={marked} texts={texts} />}
        </div>
      ))}
      {foot && (
        <Static className={css.foot}>
          <div className={css.title}>
            <Answer {...foot.answer} />
          </div>
          <Anchor className={css.next} href={foot.next.href}>
            {foot.next.label} <Icon name="arrow-right" />
          </Anchor>
        </Static>
      )}
    </>
  )
  return (
    <figure
      {...pickAllowedProps(rest)}
      className={frame}
      id={id}
      aria-label={name}
      data-band={run ? 'code' : undefined}
      data-tabs={tabs ? panes.map((pane) => pane.id).join(' ') : undefined}
    >
      {collapsed ? (
        <PhoneDetails title={name} hint={<Statuses panes={panes} />}>
          {content}
        </PhoneDetails>
      ) : (
        content
      )}
    </figure>
  )
}
