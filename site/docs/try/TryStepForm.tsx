import { useStore } from '#ui/elements/store.ts'
import { brand } from '@workspace/brand/brand.ts'
import { parsedJson } from '@workspace/sandbox/state/parsed-json.ts'
import { walks } from '@workspace/sandbox/walks.ts'
import type { Answer } from './browser.ts'
import { store, storedSandbox } from './stored-sandbox.ts'
import { TryForm } from './TryForm.tsx'

export interface TryStepFormProps {
  walk: string
  step: string
}

/** Form of a step of a walk-through, filled from earlier answers. */
export function TryStepForm({ walk: name, step: id }: TryStepFormProps) {
  const { walks: kept } = useStore(storedSandbox)
  const walk = walks[name]!
  const step = walk.steps[id]!
  const answers = kept[name] ?? {}
  const example = step.example(answers)
  const onAnswer = ({ status, text }: Answer) => {
    const answer = parsedJson(text)
    if (status >= 300 || step.isDone?.(answer) === false) return
    const { walks: now } = storedSandbox.get()
    store({ walks: { ...now, [name]: { ...now[name], [id]: answer } } })
  }
  // A new key resets the form when earlier answers change.
  return (
    <TryForm
      key={JSON.stringify(example)}
      call={step.call}
      example={example}
      apiKey={walk.apiKey}
      host={brand.sandboxHost}
      onAnswer={onAnswer}
    />
  )
}
