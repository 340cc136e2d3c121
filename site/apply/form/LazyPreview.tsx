import { lazy, Suspense } from 'react'
import { Boundary } from '#ui/elements/Boundary.tsx'
import { FormStage } from '#ui/form/FormLayout/FormStage.tsx'
import { words } from '../words/form.ts'
import type { PreviewProps } from './Preview.tsx'

const stage = <FormStage label={words.preview.label}>{null}</FormStage>

/** Without its file, as offline, the form works on beside an empty stage. */
const Preview = lazy(() =>
  import('./Preview.tsx').then(
    (module) => ({ default: module.Preview }),
    () => ({ default: () => stage }),
  ),
)

/** Second half of the form as the server wrote it; what moves it is loaded with the first event in the form. */
export const LazyPreview = (props: PreviewProps) => (
  <Boundary fallback={stage} resetOn={props.answers}>
    <Suspense fallback={stage}>
      <Preview {...props} />
    </Suspense>
  </Boundary>
)
