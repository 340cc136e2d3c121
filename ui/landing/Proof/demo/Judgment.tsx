import { LineRun } from '../../../elements/Line/Line.tsx'
import { checkNames } from '../../merkle/evidence.ts'
import * as css from './Judgment.css.ts'
import { StepHead } from './StepHead.tsx'
import { getCheck, getOutcome, getReason } from './outcome.ts'
import { shorten, type ProofDemoTexts } from './texts.ts'
import type { Shown } from './useProof.ts'

export interface JudgmentProps {
  shown: Shown
  texts: ProofDemoTexts
}

export function Judgment({ shown, texts }: JudgmentProps) {
  const { validate, engine, output } = texts
  const outcome = getOutcome(shown)
  const root = shown.levels.at(-1)![0]!
  return (
    <div className={css.root}>
      <div className={css.checking}>
        <span className={css.back} data-line="turn">
          <span className={css.backBend} />
        </span>
        <StepHead number={3} label={validate.label} />
        <dl className={css.checks} data-lit="">
          {checkNames.map((name) => {
            const { state, text } = getCheck(name, shown, texts)
            return (
              <div key={name} className={css.check}>
                <dt>{validate.checks[name].label}</dt>
                <dd className={css.result} data-state={state}>
                  {text}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
      <div className={css.output} data-outcome={outcome} data-lit="">
        <LineRun place={css.down} />
        <span className={css.out} data-line="turn">
          <span className={css.outBend} />
        </span>
        <StepHead number={4} label={output.label} />
        <p className={css.verdict}>{output[outcome]}</p>
        <p className={css.reason}>{getReason(shown, texts)}</p>
        <dl className={css.roots}>
          {outcome === 'rejected' && (
            <>
              <dt>{engine.root}</dt>
              <dd>
                <bdi>{shorten(shown.evidence.root)}</bdi>
              </dd>
            </>
          )}
          <dt>{outcome === 'rejected' ? output.otherRoot : output.root}</dt>
          <dd className={css.ownRoot}>
            <bdi>{outcome === 'rejected' ? shorten(root) : root}</bdi>
          </dd>
        </dl>
      </div>
    </div>
  )
}
