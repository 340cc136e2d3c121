import { useCallback, type ReactNode } from 'react'
import type { CodeCall } from '#ui/docs/CodeBlock/CodeFrame.tsx'
import { WalkStep } from '#ui/docs/WalkStep/WalkStep.tsx'
import { openStep, useWalk } from '../walk.ts'

interface WalkStepSectionProps {
  walk: string
  step: string
  steps: string
  id: string
  title: string
  method: CodeCall['method']
  path: string
  children: ReactNode
}

/** Section of a step: folded to its result or its call. */
export function WalkStepSection({ walk, step, steps: all, id, title, method, path, children }: WalkStepSectionProps) {
  const steps = all.split(' ')
  const { answers, sent, current, open } = useWalk(walk, steps)
  const isDone = step in answers
  const toggle = useCallback((isOpen: boolean) => openStep(isOpen ? step : ''), [step])
  return (
    <WalkStep
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
    </WalkStep>
  )
}
