import { CodeTabs } from '#ui/docs/CodeTabs/CodeTabs.tsx'
import { TryItAnswer } from '#ui/docs/TryIt/TryItAnswer.tsx'
import { brand } from '@workspace/tokens/brand.ts'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { getSuccess } from '@workspace/api/call.ts'
import { getValueAt } from '@workspace/api/field-path.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { parseJson } from '@workspace/sandbox/state/parse-json.ts'
import { walks, type StepName } from '@workspace/sandbox/walks.ts'
import { docs } from '../words/docs.ts'
import { readFunds, send } from './browser.ts'
import { createSamples, toResponse } from './response.ts'
import { store, storedSandbox, type SentStep, type WalkView } from './stored-sandbox.ts'
import { openStep } from './walk.ts'
import { sandbox as words } from './words.ts'

const textAt = (value: unknown, ...path: PropertyKey[]) => {
  const found = getValueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}
const dollars = (amount: string | undefined) => amount && `$${amount}`

type ReadResult = (answer: unknown) => string | undefined

/** Functions by call. Each one reads from the response what the collapsed step shows. */
const results: Readonly<Record<string, ReadResult>> = {
  topUp: (answer) => dollars(textAt(answer, 'balanceUsdc')),
  listDefaultImages: (answer) => textAt(answer, 0, 'slug'),
  estimateVms: (answer) => dollars(textAt(answer, 'totalPricePerEpoch')),
  orderVms: (answer) => textAt(answer, 'vms', 0, 'vmName'),
  listVms: (answer) => textAt(answer, 'vms', 0, 'status'),
  moveClock: (answer) => dollars(textAt(answer, 'balanceUsdc')),
  listHardware: (answer) => textAt(answer, 'data', 'hardware', 0, 'hardware_name'),
  getPrice: (answer) => dollars(textAt(answer, 'data', 'total_cost_usdc')),
  getDeployment: (answer) => textAt(answer, 'data', 'status'),
  listContainers: (answer) => textAt(answer, 'data', 'workers', 0, 'container_id'),
} satisfies Readonly<Partial<Record<StepName, ReadResult>>>

const tones: Readonly<Record<string, 'running' | 'ended'>> = {
  running: 'running',
  Terminated: 'ended',
  completed: 'ended',
  failed: 'ended',
}

/** Reads the VM or deployment whose order is among these responses. */
export async function readMachine(answers: Readonly<Record<string, unknown>>, apiKey: string): Promise<WalkView['machine']> {
  const vmId = textAt(answers['orderVms'], 'vms', 0, 'vmId')
  if (vmId) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema has parsed it
    const listed = getSuccess(vmCall.listVms).schema!.safeParse(parseJson((await send(vmCall.listVms, {}, apiKey)).text)).data as
      | (typeof vmCall.listVms.responses)[0]['example']
      | undefined
    const vm = listed?.vms.find((each) => each.vmId === vmId)
    if (!vm) return { name: textAt(answers['orderVms'], 'vms', 0, 'vmName') ?? '', status: words.panel.finalized, tone: 'ended', facts: [] }
    const { cpus, ramGb, storageGb } = vm.resources
    return {
      name: vm.name,
      status: vm.status,
      tone: tones[vm.status] ?? 'waiting',
      facts: [
        { label: words.panel.size, value: `${cpus} vCPU, ${ramGb} GB, ${storageGb} GB` },
        { label: words.panel.place, value: `${vm.datacenter.city}, ${vm.datacenter.country}` },
        { label: words.panel.address, value: vm.publicIp ?? words.panel.none },
        { label: words.panel.ports, value: vm.openPorts.map(({ port }) => port).join(', ') || words.panel.none },
      ],
    }
  }
  const id = textAt(answers['createDeployment'], 'deployment_id')
  if (!id) return undefined
  const { text } = await send(caasCall.getDeployment, { path: { deployment_id: id } }, apiKey)
  const found = parseJson(text)
  const status = textAt(found, 'data', 'status') ?? ''
  return {
    name: textAt(found, 'data', 'hardware_name') ?? id,
    status,
    tone: tones[status] ?? 'waiting',
    facts: [
      { label: words.panel.minutes, value: textAt(found, 'data', 'compute_minutes_remaining') ?? '' },
      { label: words.panel.paid, value: dollars(textAt(found, 'data', 'amount_paid')) ?? '' },
    ],
  }
}

export async function sendStep(name: string, id: string): Promise<void> {
  const walk = walks[name]!
  const { call, example, isDone } = walk.steps[id]!
  openStep(id)
  const { status, duration, text } = await send(call, example(storedSandbox.get().walks[name] ?? {}), walk.apiKey)
  const answer = parseJson(text)
  const { schema, contentType } = getSuccess(call)
  const ok = status < 300
  const sent: SentStep = {
    status,
    duration,
    text,
    documented: ok && (!schema || contentType !== undefined || schema.safeParse(answer).success),
    ...(ok && results[id]?.(answer) && { result: results[id](answer)! }),
  }
  const before = storedSandbox.get()
  const answers = { ...before.walks[name], ...(ok && isDone?.(answer) !== false && { [id]: answer ?? null }) }
  const funds = await readFunds(walk.apiKey)
  const machine = await readMachine(answers, walk.apiKey)
  const { walks: kept, sent: all, views } = storedSandbox.get()
  store({
    walks: { ...kept, [name]: answers },
    sent: { ...all, [name]: { ...all?.[name], [id]: sent } },
    views: { ...views, ...(funds && { [name]: { ...funds, ...(machine && { machine }) } }) },
  })
}

interface LiveProps {
  walk: string
  step: string
}

export function LiveRequest({ walk, step, answers }: LiveProps & { answers: Readonly<Record<string, unknown>> }) {
  const { call, example } = walks[walk]!.steps[step]!
  return (
    <CodeTabs
      label={docs.request}
      call={call}
      items={createSamples({ ...call, example: example(answers) }, brand.sandboxHost)}
      texts={docs.code}
    />
  )
}

const readSent = ({ walk, step }: LiveProps, sent: SentStep) => {
  const { call } = walks[walk]!.steps[step]!
  return { call, response: toResponse(call, { ...sent, headers: [] }) }
}

export function LiveAnswer({ sent, ...place }: LiveProps & { sent: SentStep }) {
  const { call, response } = readSent(place, sent)
  return <TryItAnswer response={response} texts={{ ...words, code: docs.code, body: words.responseLabel(call.title) }} />
}

export const describeStep = (place: LiveProps, sent: SentStep): string => {
  const { status, meaning, duration } = readSent(place, sent).response
  return words.answered(status, meaning, duration)
}
