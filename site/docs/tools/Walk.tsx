import { useSyncExternalStore } from 'react'
import { StepProgress } from '../../../ui/docs/StepProgress/StepProgress.tsx'
import { TryItToggle } from '../../../ui/docs/TryIt/TryItToggle.tsx'
import { docs } from '../../content/docs.ts'
import { sandbox as text } from '../../content/docs-tools/sandbox.ts'
import { readKept, readNothing, subscribe } from '../../sandbox/page/kept.ts'

const loadTryStep = async () => (await import('../../sandbox/page/TryStep.tsx')).TryStep
const texts = { label: text.step, failed: docs.tryIt.failed }

/** The request of a step, to send to the sandbox. */
export const TryStep = ({ data }: { data: string }) => {
  const { walk, step } = JSON.parse(data) as { walk: string; step: string }
  return <TryItToggle texts={texts} load={loadTryStep} content={{ walk, step }} />
}

/** How many steps of a walk-through the reader has done in this tab. */
export function WalkProgress({ data }: { data: string }) {
  const { walk, label, steps } = JSON.parse(data) as { walk: string; label: string; steps: number }
  const { walks } = useSyncExternalStore(subscribe, readKept, readNothing)
  return <StepProgress label={label} done={Object.keys(walks[walk] ?? {}).length} total={steps} text={text.progress} />
}
