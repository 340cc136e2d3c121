import { useState } from 'react'
import { linesOfPieces } from '#ui/elements/code/code-lines.ts'
import { useLazyComponent } from '#ui/elements/Sheet/useLazyComponent.ts'
import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import { WalkCall } from '#ui/docs/WalkStep/WalkCall.tsx'
import type { Drawn } from '../../compile/shapes/block.ts'
import { draw as drawRequest } from '../../compile/shapes/request.ts'
import type { WalkStepData } from '../blocks/WalkStep.ts'
import { openStep, useWalk } from '../walk.ts'
import { walkWords } from '../walk-words.ts'

const loadLive = () => import('../walk-live.tsx')

/** Opens a step and moves the focus to its heading. */
const goTo = (step: string) => {
  openStep(step)
  requestAnimationFrame(() => {
    const trigger = document.querySelector<HTMLElement>('[data-progress] h2 > button[aria-expanded="true"]')
    trigger?.focus({ preventScroll: true })
    trigger?.closest('section')?.scrollIntoView({ block: 'start' })
  })
}

/** Request of a step with its button, and the response. */
export function WalkStep(drawn: Drawn<WalkStepData>) {
  const { walk, step, steps, response } = drawn.data
  const { answers, sent, open } = useWalk(walk, steps)
  const [isAsked, setAsked] = useState(false)
  const mine = sent[step]
  const isWanted = isAsked || (open === step && Object.keys({ ...answers, ...sent }).length > 0)
  const { Component: live, hasFailed } = useLazyComponent(loadLive, isWanted)
  const next = steps[steps.indexOf(step) + 1]
  const place = { walk, step }
  const onSend = () => {
    setAsked(true)
    loadLive().then(
      ({ sendStep }) => sendStep(walk, step),
      () => {},
    )
  }
  return (
    <WalkCall
      texts={walkWords}
      request={live ? <live.LiveRequest {...place} answers={answers} /> : drawRequest({ ...drawn, data: drawn.data.request })}
      example={<CodeBlock title={response.label} lines={linesOfPieces(response.lines)} texts={drawn.words.code} />}
      answer={mine && live && <live.LiveAnswer {...place} sent={mine} />}
      documented={mine?.documented ?? false}
      said={hasFailed ? walkWords.failed : mine && live ? live.saidOf(place, mine) : undefined}
      onSend={onSend}
      next={step in answers ? (next ? { label: walkWords.next, onClick: () => goTo(next) } : walkWords.ends[walk]) : undefined}
    />
  )
}
