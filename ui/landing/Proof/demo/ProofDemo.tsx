import { useId, useRef } from 'react'
import { Button } from '../../../elements/Button/Button.tsx'
import { LineRun } from '../../../elements/Line/Line.tsx'
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { leafCount, type Example } from '../../merkle/evidence.ts'
import { HashTree } from './HashTree.tsx'
import { Judgment } from './Judgment.tsx'
import { StepHead } from './StepHead.tsx'
import { getAnnouncement, getOutcome } from './outcome.ts'
import * as css from './ProofDemo.css.ts'
import { interpolate, shorten, type ProofDemoTexts } from './texts.ts'
import { useProof } from './useProof.ts'
import { useRising } from './useRising.ts'

/** Maximum length in UTF-16 code units, which fits in eight leaves. */
const longest = 64

export interface ProofDemoProps extends ProofDemoTexts {
  /** Stays in view if the browser cannot compute a proof. */
  example: Example
}

export function ProofDemo({ example, ...texts }: ProofDemoProps) {
  const { input, engine, controls } = texts
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { shown, ready, arrive, edit, select, tamper, restore } = useProof(example, field)
  const { evidence, text, change, leaf, moves } = shown
  const levels = useRising(shown.levels, moves)
  const bytes = new TextEncoder().encode(text).length
  const path = `${leaf}.${shown.levels.at(-1)![0]!}`
  return (
    <div className={css.root} data-state={getOutcome(shown)} data-moves={moves} data-still={shown.mode === 'still' || undefined}>
      <div className={css.proving}>
        <div className={css.inputHead}>
          <LineRun lane="start" place={css.entry} />
          <StepHead
            number={1}
            label={input.label}
            fact={interpolate(input.read[bytes === 1 ? 'one' : 'other'], { bytes })}
            factId={`${id}-read`}
          />
        </div>
        <div className={css.input}>
          <span className={css.into} data-line="branch">
            <span className={css.intoBend} />
          </span>
          <label htmlFor={id}>
            <VisuallyHidden>{input.field}</VisuallyHidden>
          </label>
          <textarea
            className={css.field}
            id={id}
            ref={field}
            rows={2}
            maxLength={longest}
            defaultValue={example.text}
            readOnly={!ready}
            spellCheck={false}
            autoComplete="off"
            aria-describedby={`${id}-read`}
            onFocus={arrive}
            onInput={edit}
            onSelect={select}
          />
        </div>
        <LineRun lane="start" place={css.toLeaf[leaf]} />
        <span className={css.intoLeaf[leaf]} data-line="turn">
          <span className={css.intoBend} />
        </span>
        <div className={css.engineHead}>
          <StepHead number={2} label={engine.label} fact={engine.hash} />
        </div>
        <dl className={css.signed}>
          <dt>{engine.root}</dt>
          <dd className={css.value}>
            <bdi>{shorten(evidence.root)}</bdi>
          </dd>
          <dt>{engine.signature}</dt>
          <dd className={css.value}>
            <bdi>
              {evidence.algorithm} · {shorten(evidence.signature)}
            </bdi>
          </dd>
        </dl>
        <div className={css.tree}>
          <HashTree
            text={text}
            levels={levels}
            leaf={leaf}
            change={change}
            path={path}
            label={interpolate(engine.tree, { leaf: leaf + 1, leaves: leafCount })}
            captions={engine.levels}
            was={input.was}
          />
        </div>
        <span className={css.rise} data-line="turn">
          {css.riseHalves.map((half) => (
            <span key={`${path}.${half}`} className={half} />
          ))}
        </span>
        <span className={css.fall} data-line="turn">
          <span key={path} className={css.fallBend} />
        </span>
        <div className={css.controls}>
          <Button disabledReason={bytes === 0 ? controls.empty : undefined} onClick={tamper}>
            {controls.tamper}
          </Button>
          <Button variant="outline" disabledReason={change ? undefined : controls.whole} onClick={restore}>
            {controls.restore}
          </Button>
        </div>
        <p className={css.still}>{controls.still}</p>
      </div>
      <Judgment shown={shown} texts={texts} />
      <output aria-live="polite" className={css.announced}>
        <VisuallyHidden>{getAnnouncement(shown, texts)}</VisuallyHidden>
      </output>
    </div>
  )
}
