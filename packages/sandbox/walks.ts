import { caasCall } from '@workspace/api/caas/caas.ts'
import { getSuccess, type Call, type CallExample } from '@workspace/api/call.ts'
import { getValueAt } from '@workspace/api/field-path.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { controlCall } from './handlers/control-calls.ts'

type Answers = Readonly<Record<string, unknown>>

export type WalkStep = {
  call: Call
  example: (answers: Answers) => CallExample
  /** Response on the page. @default the example of the call */
  shown?: unknown
  /** Returns whether a successful response completes the step. @default () => true */
  isDone?: (answer: unknown) => boolean
}

/** Walk-through. Its API key opens a separate account. */
export type Walk = { apiKey: string; steps: Readonly<Record<string, WalkStep>> }

const asDocumented = (call: Call) => ({ call, example: () => call.example })

const readText = (answers: Answers, field: readonly PropertyKey[], example: string) => {
  const value = getValueAt(answers, field)
  return typeof value === 'string' ? value : example
}

const getVmId = (answers: Answers) => readText(answers, ['orderVms', 'vms', 0, 'vmId'], vmCall.orderVms.responses[0].example.vms[0].vmId)

const listed = vmCall.listVms.responses[0].example.vms[0]
const order = vmCall.orderVms.example.body
const getImage = (answers: Answers) => readText(answers, ['listDefaultImages', 0, 'downloadUrl'], order.vmConfiguration.osImage)

const firstVm = {
  topUp: asDocumented(controlCall.topUp),
  listDefaultImages: asDocumented(vmCall.listDefaultImages),
  estimateVms: asDocumented(vmCall.estimateVms),
  orderVms: {
    call: vmCall.orderVms,
    example: (answers) => ({ body: { ...order, vmConfiguration: { ...order.vmConfiguration, osImage: getImage(answers) } } }),
  },
  listVms: {
    ...asDocumented(vmCall.listVms),
    shown: { vms: [listed] },
    isDone: (answer) => getValueAt(answer, ['vms', 0, 'status']) === 'running',
  },
  updateVm: { call: vmCall.updateVm, example: (answers) => ({ body: { ...vmCall.updateVm.example.body, vmId: getVmId(answers) } }) },
  moveClock: asDocumented(controlCall.moveClock),
  terminateAsProvider: { call: controlCall.terminateAsProvider, example: (answers) => ({ body: { vmId: getVmId(answers) } }) },
  deleteVms: { call: vmCall.deleteVms, example: (answers) => ({ body: { vmIds: [getVmId(answers)] } }) },
} as const satisfies Walk['steps']

const getPath = (answers: Answers) => ({
  deployment_id: readText(answers, ['createDeployment', 'deployment_id'], caasCall.createDeployment.responses[0].example.deployment_id),
})
const getContainerId = (answers: Answers) =>
  readText(answers, ['listContainers', 'data', 'workers', 0, 'container_id'], caasCall.streamLog.example.path.container_id)
const getHardwareId = ({ listHardware }: Answers) => {
  const value = getValueAt(listHardware, ['data', 'hardware', 0, 'hardware_id'])
  return typeof value === 'number' ? value : caasCall.getPrice.example.query.hardware_id
}
const withHardware = (call: Call) => ({
  call,
  example: (answers: Answers) => ({ query: { ...call.example.query, hardware_id: getHardwareId(answers) } }),
})
const funds = { amountUsdc: '60.00' }

const firstContainer = {
  topUp: {
    call: controlCall.topUp,
    example: () => ({ body: funds }),
    shown: { ...Object(getSuccess(controlCall.topUp).example), balanceUsdc: funds.amountUsdc },
  },
  listHardware: asDocumented(caasCall.listHardware),
  listAvailableReplicas: withHardware(caasCall.listAvailableReplicas),
  getPrice: withHardware(caasCall.getPrice),
  createDeployment: {
    call: caasCall.createDeployment,
    example: (answers) => ({ body: { ...caasCall.createDeployment.example.body, hardware_id: getHardwareId(answers) } }),
  },
  getDeployment: {
    call: caasCall.getDeployment,
    example: (answers) => ({ path: getPath(answers) }),
    isDone: (answer) => getValueAt(answer, ['data', 'status']) === 'running',
  },
  listContainers: { call: caasCall.listContainers, example: (answers) => ({ path: getPath(answers) }) },
  streamLog: {
    call: caasCall.streamLog,
    example: (answers) => ({ path: { ...getPath(answers), container_id: getContainerId(answers) }, query: { stream: 'stdout' } }),
  },
  extendDeployment: {
    call: caasCall.extendDeployment,
    example: (answers) => ({ ...caasCall.extendDeployment.example, path: getPath(answers) }),
  },
  deleteDeployment: { call: caasCall.deleteDeployment, example: (answers) => ({ path: getPath(answers) }) },
} as const satisfies Walk['steps']

const named = {
  'first-vm': { apiKey: 'sandbox-first-vm', steps: firstVm },
  'first-container': { apiKey: 'sandbox-first-container', steps: firstContainer },
} as const satisfies Readonly<Record<string, Walk>>

export type WalkName = keyof typeof named
export type StepName = keyof typeof firstVm | keyof typeof firstContainer

export const walks: Readonly<Record<string, Walk>> = named

/** The request is filled in from the documented responses. */
export const getShownCall = ({ call, example }: WalkStep): Call => {
  const { cli: _line, ...rest } = call
  return { ...rest, example: example({}) }
}

export const getShownAnswer = (step: WalkStep): unknown => ('shown' in step ? step.shown : getSuccess(step.call).example)
