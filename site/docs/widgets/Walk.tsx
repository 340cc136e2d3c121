import { useSyncExternalStore } from 'react'
import { StepProgress } from '../../../ui/docs/StepProgress/StepProgress.tsx'
import { TryItToggle } from '../../../ui/docs/TryIt/TryItToggle.tsx'
import { docs } from '../../content/docs.ts'
import { sandbox as text } from '../../content/docs-widgets/sandbox.ts'
import { readStored, readEmpty, subscribe } from '../../sandbox/page/stored-sandbox.ts'
import { readWidget } from '../blocks/block.ts'

const loadTryStep = async () => (await import('../../sandbox/page/TryStep.tsx')).TryStep
const texts = { label: text.step, failed: docs.tryIt.failed }

/** The request of a step, to send to the sandbox. */
export const TryStep = ({ data }: { data: string }) => {
  const { walk, step, call } = readWidget<'tryStep'>(data)
  return <TryItToggle texts={texts} subject={call} load={loadTryStep} content={{ walk, step }} />
}

/** How many steps of a walk-through the reader has done in this tab. */
export function WalkProgress({ data }: { data: string }) {
  const { walk, label, steps } = readWidget<'walkProgress'>(data)
  const { walks } = useSyncExternalStore(subscribe, readStored, readEmpty)
  return <StepProgress label={label} done={Object.keys(walks[walk] ?? {}).length} total={steps} text={text.progress} />
}
