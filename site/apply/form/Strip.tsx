import { useDeferredValue } from 'react'
import { useStore } from '#ui/elements/store.ts'
import { FormStrip } from '#ui/form/FormLayout/FormStrip.tsx'
import { words } from '../words/form.ts'
import { getGroupStates, countProgress } from './answers.ts'
import type { PreviewProps } from './Preview.tsx'

const { preview: text } = words

export const anchor = 'answers'

export function Strip({ answers, errors }: Pick<PreviewProps, 'answers' | 'errors'>) {
  const current = useDeferredValue(useStore(answers))
  const { given, required } = countProgress(current, errors)
  return (
    <FormStrip
      href={`#${anchor}`}
      label={text.answers}
      progress={text.progress(given, required)}
      groups={getGroupStates(current, errors)}
    />
  )
}
