import { TryItToggle } from '#ui/docs/TryIt/TryItToggle.tsx'
import { toggleTexts } from '../toggle.tsx'
import { sandbox } from '../words.ts'
import type { TryStepData } from '../blocks/TryStep.ts'

const loadForm = async () => (await import('../TryStepForm.tsx')).TryStepForm
const texts = { ...toggleTexts, label: sandbox.step }

/** Opens the form of a step. */
export const TryStep = ({ data: { walk, step, call } }: { data: TryStepData }) => (
  <TryItToggle texts={texts} call={call} placement="inline" load={loadForm} content={{ walk, step }} />
)
