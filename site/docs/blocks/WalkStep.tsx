import type { Highlighted } from '../compile/shapes/block.ts'
import { Request } from './Request.tsx'
import type { WalkStepData } from './WalkStep.read.ts'
import { useCallback, useState, type ReactNode } from 'react'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { useLazyComponent } from '#ui/elements/Sheet/useLazyComponent.ts'
import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import type { CodeCall } from '#ui/docs/CodeBlock/CodeFrame.tsx'
import { WalkStep as CollapsibleStep } from '#ui/docs/WalkStep/WalkStep.tsx'
import { docs } from '../words/docs.ts'
import { WalkCall } from '#ui/docs/WalkStep/WalkCall.tsx'
import { openStep, useWalk } from '../try/walk.ts'
import { walkWords } from '../try/walk-words.ts'

const loadLive = () => import('../try/walk-live.tsx')

const goTo = (step: string) => {
  openStep(step)
  requestAnimationFrame(() => {
    const trigger = document.querySelector<HTMLElement>('[data-progress] h2 > button[aria-expanded="true"]')
    trigger?.focus({ preventScroll: true })
    trigger?.closest('section')?.scrollIntoView({ block: 'start' })
  })
}

export function WalkStep({ walk, step, steps, request, response }: Highlighted<WalkStepData>) {
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
      request={live ? <live.LiveRequest {...place} answers={answers} /> : <Request {...request} />}
      example={<CodeBlock title={response.label} lines={parsePieces(response.lines)} texts={docs.code} />}
      answer={mine && live && <live.LiveAnswer {...place} sent={mine} />}
      documented={mine?.documented ?? false}
      said={hasFailed ? walkWords.failed : mine && live ? live.describeStep(place, mine) : undefined}
      onSend={onSend}
      next={step in answers ? (next ? { label: walkWords.next, onClick: () => goTo(next) } : walkWords.ends[walk]) : undefined}
    />
  )
}

interface WalkStepSectionProps extends CodeCall, Record<'walk' | 'step' | 'steps' | 'id' | 'title', string> {
  children: ReactNode
}

/** While the step is collapsed, shows its result, or its call if there is no result yet. */
export function WalkStepSection({ walk, step, steps: all, id, title, method, path, children }: WalkStepSectionProps) {
  const steps = all.split(' ')
  const { answers, sent, current, open } = useWalk(walk, steps)
  const isDone = step in answers
  const toggle = useCallback((isOpen: boolean) => openStep(isOpen ? step : ''), [step])
  return (
    <CollapsibleStep
      id={id}
      number={steps.indexOf(step) + 1}
      title={title.replace(/^\d+\. /, '')}
      call={{ method, path }}
      state={isDone ? 'done' : step === current ? 'current' : 'ahead'}
      result={isDone && sent[step] ? { text: sent[step].result, status: sent[step].status } : undefined}
      open={open === step}
      onOpenChange={toggle}
    >
      {children}
    </CollapsibleStep>
  )
}
