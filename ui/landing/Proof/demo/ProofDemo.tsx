import { useId, useRef } from 'react'
import { Button } from '../../../elements/Button/Button.tsx'
import { Icon } from '../../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { checkNames, leafCount, type CheckName, type Example } from '../../merkle/evidence.ts'
import { wholeFigures } from '../../section/whole-figures.ts'
import * as css from './ProofDemo.css.ts'
import { PipelineStep } from './PipelineStep.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { LeafTree } from './LeafTree.tsx'
import { interpolate, shortened, type ProofDemoTexts } from './texts.ts'
import { useProof, type Shown } from './useProof.ts'

/** Greatest length of the input, in UTF-16 units. */
const longest = 200

export interface ProofDemoProps extends ProofDemoTexts {
  /** Worked example, shown until the reader's own proof is made, and always where none can be made. */
  example: Example
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Outcome of the proof; an empty input has nothing to verify. */
const outcomeOf = ({ text, verdict }: Shown) => (text === '' ? 'empty' : verdict.reason ? 'rejected' : 'verified')

/** Text below the title of the last step. */
function resultOf({ mode, text, evidence, verdict }: Shown, { output }: ProofDemoTexts): string {
  if (text === '') return output.waiting
  if (verdict.reason) return interpolate(output.reasons[verdict.reason], { leaf: (verdict[verdict.reason].at[0] ?? 0) + 1 })
  if (mode !== 'live') return output.example
  return interpolate(output.accepted, { ms: Math.round((evidence.ms + verdict.ms) * 10) / 10 })
}

/** Announcement: none on arrival, only the verdict while the reader writes, all of it after a control. */
function announcement(shown: Shown, texts: ProofDemoTexts): string {
  const title = texts.output[outcomeOf(shown)]
  if (shown.cause === 'arrival') return ''
  return shown.cause === 'edit' ? title : `${title}. ${resultOf(shown, texts)}`
}

/** Demo of a proof that the reader makes, tampers with and restores, step by step. */
export function ProofDemo({ example, ...texts }: ProofDemoProps) {
  const { input, engine, validate, output, controls, evidence: inFull } = texts
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { shown, ready, arrive, edit, tamper, restore } = useProof(example, field)
  const { evidence, verdict, change, text } = shown
  const outcome = outcomeOf(shown)
  const verified = outcome === 'verified'
  const bytes = new TextEncoder().encode(text).length
  const checkOf = (name: CheckName) => (outcome === 'empty' ? 'none' : verdict[name].ok ? 'ok' : 'failed')
  return (
    <div className={css.root} data-still={shown.mode === 'still'}>
      <ol className={css.box}>
        <PipelineStep label={input.label} title={input.title}>
          <label className={css.name} htmlFor={id}>
            {input.field}
          </label>
          <textarea
            className={css.field}
            id={id}
            ref={field}
            rows={3}
            maxLength={longest}
            defaultValue={example.text}
            readOnly={!ready}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-read`}
            onFocus={arrive}
            onInput={edit}
          />
          <span className={css.leaves} aria-hidden="true">
            {Array.from({ length: leafCount }, (_, leaf) => (
              <span key={leaf} className={css.leaf} data-changed={change?.leaf === leaf} />
            ))}
          </span>
          <p className={css.note} id={`${id}-read`} data-changed={change !== undefined}>
            {change
              ? interpolate(input.changed, { offset: change.offset + 1, from: hex(change.from), to: hex(change.to), leaf: change.leaf + 1 })
              : interpolate(input.read[bytes === 1 ? 'one' : 'other'], { bytes, leaves: leafCount })}
          </p>
        </PipelineStep>
        <PipelineStep label={engine.label} title={engine.title}>
          <LeafTree levels={evidence.levels} failed={verdict.leaf.at} verified={verified} />
          <dl className={css.facts}>
            <div className={css.fact}>
              <dt>{engine.root}</dt>
              <dd className={css.value}>
                <bdi>{shortened(evidence.root)}</bdi>
              </dd>
            </div>
            <div className={css.fact}>
              <dt>{engine.signature}</dt>
              <dd className={css.value}>
                <bdi>{evidence.algorithm}</bdi>
              </dd>
            </div>
          </dl>
        </PipelineStep>
        <PipelineStep label={validate.label} title={validate.title} flows={verified}>
          <dl className={css.facts}>
            {checkNames.map((name) => (
              <div key={name} className={css.fact}>
                <dt>{validate.checks[name]}</dt>
                <dd className={css.check} data-state={checkOf(name)}>
                  {outcome !== 'empty' && <Icon name={verdict[name].ok ? 'check' : 'close'} />}
                  {validate[checkOf(name)]}
                </dd>
              </div>
            ))}
          </dl>
        </PipelineStep>
        <PipelineStep label={output.label} title={output[outcome]} state={outcome === 'empty' ? 'passed' : outcome}>
          {outcome !== 'empty' && (
            <span className={css.mark} aria-hidden="true">
              <Icon name={verified ? 'check' : 'close'} />
            </span>
          )}
          <p className={css.result}>{wholeFigures(resultOf(shown, texts))}</p>
        </PipelineStep>
      </ol>
      <output>
        <VisuallyHidden>{announcement(shown, texts)}</VisuallyHidden>
      </output>
      <div className={css.under}>
        <div className={css.controls}>
          <Button variant="outline" disabledReason={bytes === 0 ? controls.empty : undefined} onClick={tamper}>
            {controls.tamper}
          </Button>
          <Button variant="text" disabledReason={change ? undefined : controls.whole} onClick={restore}>
            {controls.restore}
          </Button>
        </div>
        <p className={css.still}>{controls.still}</p>
        <EvidenceList evidence={evidence} texts={inFull} />
      </div>
    </div>
  )
}
