import { useDeferredValue } from 'react'
import { useStore, type Store } from '#ui/elements/store.ts'
import { AnswerList } from '#ui/form/AnswerList/AnswerList.tsx'
import { FormStage } from '#ui/form/FormLayout/FormStage.tsx'
import { FormStrip } from '#ui/form/FormLayout/FormStrip.tsx'
import { NodeFigure, type NodeFigureProps } from '#ui/form/NodeFigure/NodeFigure.tsx'
import { gpusPerCell } from '#ui/form/NodeFigure/lattice.ts'
import { words } from '../words/form.ts'
import { getAnswers, countProgress, formatAnswer, getGroupStates, type Answers, type Errors, type Values } from './answers.ts'

const { preview: text } = words
const answersId = 'answers'

function Figure({ values, state }: { values: Values | undefined; state?: NodeFigureProps['state'] | undefined }) {
  const gpus = /^\d{1,7}$/.test(values?.numberOfGPUs ?? '') ? Math.min(Number(values?.numberOfGPUs), 1_000_000) : 0
  const gigabytes = Number(/(\d{2,3})\s*GB/i.exec(values?.typeOfGPUs ?? '')?.[1] ?? 0)
  return (
    <NodeFigure
      title={text.node}
      detail={values ? [values.locationOfGPUs?.trim(), formatAnswer('gpuSetupDescription', values)].filter(Boolean).join(' · ') : text.gone}
      facts={
        gpus === 0
          ? state === 'received'
            ? []
            : text.none
          : [text.gpus(gpus, gpusPerCell(gpus)), ...(gigabytes > 0 ? [text.memory(gpus * gigabytes)] : [])]
      }
      networks={text.networks}
      gpus={gpus}
      gigabytes={gigabytes}
      filled={Boolean(values?.typeOfGPUs?.trim())}
      state={state}
    />
  )
}

interface PreviewProps {
  answers: Store<Answers>
  errors: Errors
  isSending: boolean
  hasFailed: boolean
}

/** Renders at low priority, so that typing stays fast. */
export function Preview({ answers, errors, isSending, hasFailed }: PreviewProps) {
  const current = useDeferredValue(useStore(answers))
  const { values } = current
  const isWrong = hasFailed || Object.keys(errors).length > 0
  const { given, required } = countProgress(current, errors)
  return (
    <FormStage label={text.label}>
      <Figure values={values} state={isSending ? 'sending' : isWrong ? 'wrong' : 'open'} />
      <AnswerList
        id={answersId}
        title={text.answers}
        progress={text.required(text.progress(given, required))}
        answers={getAnswers(values, errors)}
        emptyLabel={text.empty}
        missingLabel={text.missing}
      />
    </FormStage>
  )
}

export const ReceivedPreview = ({ values }: { values: Values | undefined }) => (
  <FormStage label={text.label}>
    <Figure values={values} state="received" />
    {values && (
      <AnswerList
        title={text.received}
        progress={text.total(getAnswers(values, {}).length)}
        answers={getAnswers(values, {})}
        emptyLabel={text.empty}
        missingLabel={text.missing}
      />
    )}
  </FormStage>
)

export function Strip({ answers, errors }: Pick<PreviewProps, 'answers' | 'errors'>) {
  const current = useDeferredValue(useStore(answers))
  const { given, required } = countProgress(current, errors)
  return (
    <FormStrip
      href={`#${answersId}`}
      label={text.answers}
      progress={text.progress(given, required)}
      groups={getGroupStates(current, errors)}
    />
  )
}
