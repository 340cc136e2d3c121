import { useEffect, useMemo, useState } from 'react'
import { TryIt } from '#ui/docs/TryIt/TryIt.tsx'
import type { TryItResponse } from '#ui/docs/TryIt/TryItAnswer.tsx'
import type { TryItFieldData } from '#ui/docs/TryIt/TryItField.tsx'
import { docs } from '../words/docs.ts'
import { sandbox as words } from './words.ts'
import type { Call, CallExample } from '@workspace/api/call.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { check } from '@workspace/sandbox/handlers/read-request.ts'
import { isSendable, readFunds, send, startOver, type Answer, type Funds } from './browser.ts'
import { getErrors, toExample, listFields, getValues, type Values } from './form.ts'
import { createSamples, toResponse } from './response.ts'
import { storedSandbox } from './stored-sandbox.ts'

const keyField: TryItFieldData = { name: 'key', label: words.key.label, type: 'string', kind: 'text', required: true, hint: words.key.hint }

/** Reads the balance and time of the account after every response of the sandbox. */
const useFunds = (apiKey: string): Funds | undefined => {
  const [funds, setFunds] = useState<Funds>()
  useEffect(() => {
    let isOver = false
    const read = () =>
      void readFunds(apiKey).then((found) => {
        if (!isOver) setFunds(found)
      })
    read()
    const stop = storedSandbox.subscribe(read)
    return () => {
      isOver = true
      stop()
    }
  }, [apiKey])
  return funds
}

export interface TryFormProps {
  call: Call
  example: CallExample
  apiKey: string
  /** Host in the code samples. */
  host: string
  onAnswer?: (answer: Answer) => void
}

/** Typed values of each form. They are kept in memory, so that they survive closing the panel. */
const typed = new Map<string, Values & { key: string }>()

export function TryForm({ call, example: first, apiKey: firstKey, host, onAnswer }: TryFormProps) {
  const memory = `${call.id} ${JSON.stringify(first)}`
  const fields = useMemo(() => listFields(call), [call])
  const [values, setValues] = useState(() => typed.get(memory) ?? { ...getValues(fields, first), key: firstKey })
  const [sent, setSent] = useState<{ response?: TryItResponse; errors: Readonly<Record<string, string>> }>()
  const example = toExample(call, fields, values)
  const apiKey = values.key
  const funds = useFunds(apiKey)

  const onSend = async () => {
    if (!isSendable(apiKey)) {
      setSent({ errors: { [keyField.name]: words.key.invalid } })
      return
    }
    const checked = check(call, { path: example.path, query: example.query ?? {}, body: example.body })
    const answer = await send(call, example, apiKey)
    setSent({ response: toResponse(call, answer), errors: 'problems' in checked ? getErrors(fields, checked.problems) : {} })
    onAnswer?.(answer)
  }
  const skip = (body: { minutes?: number }) => void send(controlCall.moveClock, { body }, apiKey)
  const actions = funds
    ? [
        { label: words.actions.wait, onClick: () => skip({ minutes: 5 }) },
        { label: words.actions.billing, onClick: () => skip({}) },
        { label: words.actions.topUp, onClick: () => void send(controlCall.topUp, { body: { amountUsdc: '50' } }, apiKey) },
      ]
    : []
  return (
    <TryIt
      texts={{ ...words, title: words.title(call.title), code: docs.code }}
      fields={[keyField, ...fields].map((field) => ({ ...field, error: sent?.errors[field.name] }))}
      values={values}
      samples={createSamples({ ...call, example }, host)}
      response={sent?.response}
      facts={
        funds
          ? [
              { label: words.facts.time, value: funds.time.replace('T', ' ').replace('Z', '') },
              { label: words.facts.balance, value: `$${funds.balanceUsdc}` },
              { label: words.facts.reserved, value: `$${funds.reservedUsdc}` },
            ]
          : []
      }
      actions={[
        ...actions,
        {
          label: words.actions.startOver,
          onClick: () => {
            startOver()
            setSent(undefined)
            typed.delete(memory)
            setValues({ ...getValues(fields, first), key: firstKey })
          },
        },
      ]}
      onChange={(name, value) => {
        const next = { ...values, [name]: value }
        typed.set(memory, next)
        setValues(next)
      }}
      onSend={() => void onSend()}
    />
  )
}
