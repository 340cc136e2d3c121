import { useEffect, useMemo, useState } from 'react'
import { TryIt } from '#ui/docs/TryIt/TryIt.tsx'
import type { TryItResponse } from '#ui/docs/TryIt/TryItAnswer.tsx'
import type { TryItFieldData } from '#ui/docs/TryIt/TryItField.tsx'
import { docs } from '../words/docs.ts'
import { sandbox as words } from './words.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { examplesKey } from '@workspace/sandbox/state/state.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { check } from '@workspace/sandbox/handlers/read-request.ts'
import { isSendable, readFunds, send, startOver } from './browser.ts'
import type { Funds } from './stored-sandbox.ts'
import { getErrors, getSyntaxErrors, toExample, listFields, getValues, type Values } from './form.ts'
import { createSamples, toResponse } from './response.ts'
import { storedSandbox } from './stored-sandbox.ts'

const keyField: TryItFieldData = { name: 'key', label: words.key.label, type: 'string', kind: 'text', required: true, hint: words.key.hint }

/** Reads the account when the key or the stored sandbox changes. */
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

/** Kept in memory, so that the values survive closing the panel. */
const typed = new Map<string, Values & { key: string }>()

/** Uses the example account by default. */
export function TryForm({ api, call: id }: { api: string; call: string }) {
  const call = (api === 'vm' ? vmCalls : caasCalls).find((each) => each.id === id)!
  // Both APIs have a call named `listHardware`, so the key includes the API.
  const memory = `${api} ${id}`
  const fields = useMemo(() => listFields(call), [call])
  const initial = { ...getValues(fields, call.example), key: examplesKey }
  const [values, setValues] = useState(() => typed.get(memory) ?? initial)
  const [sent, setSent] = useState<{ response?: TryItResponse; errors: Readonly<Record<string, string>> }>()
  const example = toExample(call, fields, values)
  const apiKey = values.key
  const funds = useFunds(apiKey)

  const onSend = async () => {
    if (!isSendable(apiKey)) {
      setSent({ errors: { [keyField.name]: words.key.invalid } })
      return
    }
    const { problems } = check(call, { path: example.path, query: example.query ?? {}, body: example.body })
    const answer = await send(call, example, apiKey)
    setSent({ response: toResponse(call, answer), errors: { ...getErrors(fields, problems), ...getSyntaxErrors(fields, values) } })
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
      samples={createSamples({ ...call, example }, brand.apiHost)}
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
            setValues(initial)
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
