import { pickAllowedProps, type ElementProps } from '../../elements/attributes.ts'
import { Static } from '../../elements/Part/Static.tsx'
import * as css from './LifeCycle.css.ts'

/** Tones of a state: in use, completed, ended early, inactive. */
export const lifeTones = ['live', 'done', 'danger', 'rest'] as const

/** Styles of the line to the next state. */
export const lifeWays = ['live', 'waiting', 'rest'] as const

/** Width in columns of the diagram, which has twelve. */
type Span = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** State and the line to the next state. */
export interface LifeStep {
  name: string
  /** Call that leads to this state. */
  call?: string
  text?: string
  tone: (typeof lifeTones)[number]
  /** Width in columns, of twelve. */
  span: Span
  /** Line to the next state, and what happens before that state. @default none */
  way?: { look: (typeof lifeWays)[number]; text?: string; detail?: string }
  /** Times of events on the line to the next state, at intervals of two columns. @default none */
  marks?: readonly string[]
  /** Field that counts down until the next state. @default none */
  meter?: string
  /** Call that returns to the same state. @default none */
  again?: { name: string; call: string }
}

export interface LifeCycleProps extends ElementProps<'figure'> {
  /** Accessible name. */
  label: string
  /** Sentence below the diagram. */
  caption: string
  /** Up to five states, with spans that add up to twelve. */
  steps: readonly LifeStep[]
  /** Charges below the line, with widths in columns, and a note after the last charge. @default none */
  charges?: { title: string; items: readonly { when: string; amount: string; text?: string; span: Span }[]; rest: string }
  /** Alternative end: name, meaning, action, and the states it starts from. @default none */
  end?: { name: string; text: string; action: string; from: string }
}

const y = 12

const Way = ({ step: { tone, way, marks = [], span }, isFirst }: { step: LifeStep; isFirst: boolean }) => (
  <svg className={css.strip} width="100%" height={2 * y} aria-hidden="true">
    {isFirst && <line className={css.ways.live} x1="-80" x2="0" y1={y} y2={y} />}
    {way && <line className={css.ways[way.look]} x1="0" x2="100%" y1={y} y2={y} />}
    {marks.map((_, at) => {
      const x = `${((at + 1) * 200) / span}%`
      return <line key={x} className={css.ways.live} x1={x} x2={x} y1="2" y2={2 * y} />
    })}
    <circle className={css.rings[tone]} cx="0" cy={y} r="8" />
  </svg>
)

const Loop = () => (
  <svg className={css.loop} width="100%" height="40" aria-hidden="true">
    <svg width="50%" height="100%">
      <path className={css.ways.live} d="M1 40V16L16 1H999" />
    </svg>
    <svg x="50%" width="50%" height="100%">
      <svg x="100%" overflow="visible">
        <path className={css.ways.live} d="M-7 32V16L-22 1H-999" />
        <path className={css.arrow} d="M-14 30h14l-7 9z" />
      </svg>
    </svg>
  </svg>
)

const columns = 11

const Branch = ({ from, look }: { from: number; look: 'waiting' | 'live' }) => (
  <svg x={`${(from / columns) * 100}%`} width={`${100 - (from / columns) * 100}%`} height="100%">
    <svg y="100%" overflow="visible">
      <path className={css.falls[look]} d="M1 -400V-38L21 -18H999" />
    </svg>
  </svg>
)

const sumSpans = (steps: readonly LifeStep[], at: number): keyof typeof css.start => {
  const before: number = steps.slice(0, at).reduce((sum, { span }) => sum + span, 0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- spans are whole and add up to twelve
  return before as keyof typeof css.start
}

/** Life cycle of a resource: states on a line, charges and how it can end. */
export function LifeCycle({ label, caption, steps, charges, end, ...rest }: LifeCycleProps) {
  const first = steps[0]?.span ?? 1
  return (
    <Static as="figure" aria-label={label} {...pickAllowedProps(rest)} className={css.root}>
      <div className={css.frame}>
        <ol className={css.steps}>
          {steps.map((step, at) => (
            <li
              key={step.name}
              className={`${css.step} ${css.start[sumSpans(steps, at)]} ${css.span[step.span]}`}
              data-tone={step.tone}
              data-way={step.way?.look}
              data-last={at === steps.length - 1 || undefined}
            >
              <div className={css.head} data-shared={step.again && ''}>
                <strong className={css.name}>{step.name}</strong> {step.call && <code className={css.call}>{step.call}</code>}{' '}
                {step.text && <span className={css.text}>{step.text}</span>}
              </div>
              <Way step={step} isFirst={at === 0} />
              {step.again && (
                <div className={css.again}>
                  <span className={css.turn}>{step.again.name}</span>
                  <Loop />
                </div>
              )}
              {step.way?.text && (
                <p className={css.passage}>
                  {step.way.text}
                  {step.way.detail && <span className={css.detail}> {step.way.detail}</span>}
                </p>
              )}
              {step.marks && (
                <ol className={css.marks}>
                  {step.marks.map((mark, place) => (
                    <li key={place} className={css.mark}>
                      {mark}
                    </li>
                  ))}
                </ol>
              )}
              {step.meter && (
                <p className={css.meter}>
                  <code>{step.meter}</code>
                </p>
              )}
            </li>
          ))}
          {end && (
            <li className={css.end}>
              <svg className={css.fall} width="100%" aria-hidden="true">
                <Branch from={first / 2 + 1} look="waiting" />
                <Branch from={columns - 2} look="live" />
                <svg x="100%" y="100%" overflow="visible">
                  <circle className={css.rings.danger} cx="0" cy="-18" r="8" />
                </svg>
              </svg>
              <span className={css.action}>
                {end.action} <span className={css.from}>{end.from}</span>
              </span>
              <div className={css.endState}>
                <strong className={css.name}>{end.name}</strong> <span className={css.text}>{end.text}</span>
              </div>
            </li>
          )}
        </ol>
        {charges && (
          <div className={css.charges}>
            <p className={css.title}>{charges.title}</p>
            <ol className={css.items}>
              {charges.items.map(({ when, amount, text, span }, at) => (
                <li key={at} className={`${css.charge} ${css.span[span]}`}>
                  <span className={css.bar} data-first={at === 0 || undefined}>
                    <span className={css.amount}>{amount}</span> {text && <span className={css.text}>{text}</span>}
                  </span>{' '}
                  <span className={css.when}>{when}</span>
                </li>
              ))}
              <li className={css.remainder}>{charges.rest}</li>
            </ol>
          </div>
        )}
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </Static>
  )
}
