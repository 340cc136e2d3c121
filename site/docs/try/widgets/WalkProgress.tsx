import { useStore } from '#ui/elements/store.ts'
import { StepProgress } from '#ui/docs/StepProgress/StepProgress.tsx'
import { sandbox } from '../words.ts'
import type { WalkProgressData } from '../blocks/WalkProgress.ts'
import { storedSandbox } from '../stored-sandbox.ts'

/** Progress of a walk-through in this tab. */
export function WalkProgress({ data: { walk, label, steps } }: { data: WalkProgressData }) {
  const { walks } = useStore(storedSandbox)
  return <StepProgress label={label} done={Object.keys(walks[walk] ?? {}).length} total={steps} text={sandbox.progress} />
}
