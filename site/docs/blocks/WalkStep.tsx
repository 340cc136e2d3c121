import { brand } from '@workspace/tokens/brand.ts'
import { getSuccess } from '@workspace/api/call.ts'
import { lookup, type Attributes, type Highlighted, type Listing, type Part, type Reading } from '../compile/shapes/block.ts'
import { markdown as codeMarkdown } from './Code.tsx'
import { markdown as requestMarkdown, readRequest, Request } from './Request.tsx'
import { getShownAnswer, getShownCall, walks } from '@workspace/sandbox/walks.ts'
import { useCallback, useState, type ReactNode } from 'react'
import { parsePieces } from '#ui/elements/code/code-lines.ts'
import { useLazyComponent } from '#ui/elements/Sheet/useLazyComponent.ts'
import { CodeBlock } from '#ui/docs/CodeBlock/CodeBlock.tsx'
import type { CodeCall } from '#ui/docs/CodeBlock/CodeFrame.tsx'
import { WalkStep as FoldedStep } from '#ui/docs/WalkStep/WalkStep.tsx'
import { docs } from '../words/docs.ts'
import { WalkCall } from '#ui/docs/WalkStep/WalkCall.tsx'
import { openStep, useWalk } from '../try/walk.ts'
import { walkWords } from '../try/walk-words.ts'

export const read = ({ walk = '', step = '' }: Attributes, reading: Reading) => {
  const { steps } = lookup(walks, walk, 'walk')
  const found = lookup(steps, step, `step of ${walk}`)
  const { status, contentType, description } = getSuccess(found.call)
  const label = `Response ${status}`
  const example = getShownAnswer(found)
  return {
    walk,
    step,
    steps: Object.keys(steps),
    request: readRequest(getShownCall(found), reading, { host: brand.sandboxHost }),
    response:
      example === undefined
        ? ({ label, language: 'text', code: description } satisfies Listing)
        : reading.contract.toResponseListing({ example, ...(contentType && { contentType }) }, label),
  }
}

type WalkStepData = ReturnType<typeof read>

export const section = ({ walk, step, steps, request }: WalkStepData): Attributes => ({
  walk,
  step,
  steps: steps.join(' '),
  method: request.method,
  path: request.path,
})

export const markdown = ({ request, response }: WalkStepData): Part[] => [
  ...requestMarkdown(request),
  ...codeMarkdown({ listing: response }),
]

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

/** Shows the step's result or its call when collapsed. */
export function WalkStepSection({ walk, step, steps: all, id, title, method, path, children }: WalkStepSectionProps) {
  const steps = all.split(' ')
  const { answers, sent, current, open } = useWalk(walk, steps)
  const isDone = step in answers
  const toggle = useCallback((isOpen: boolean) => openStep(isOpen ? step : ''), [step])
  return (
    <FoldedStep
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
    </FoldedStep>
  )
}
