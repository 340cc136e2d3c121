import type { TryItResponse } from '#ui/docs/TryIt/TryItAnswer.tsx'
import { caasCall } from '@workspace/api/caas/caas.ts'
import type { DeployRequest } from '@workspace/api/files/deploy-mapping.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { parseJson } from '@workspace/sandbox/state/parse-json.ts'
import { send } from './browser.ts'
import { readMachine } from './walk-live.tsx'
import { toResponse } from './response.ts'
import type { WalkView } from './stored-sandbox.ts'

/** Key of the runs. Their account starts over with each run, so that earlier runs use up neither capacity nor funds. */
const apiKey = 'sandbox-deploy-file'
const calls = { createDeployment: caasCall.createDeployment, orderVms: vmCall.orderVms }

export interface FileRun {
  response: TryItResponse
  machine?: WalkView['machine']
  /** Skips 5 minutes in the sandbox, and reads the machine again. */
  wait: () => Promise<WalkView['machine']>
}

/** Sends the request of a deploy.yml to the sandbox in the page. */
export async function runFile({ call: id, body }: DeployRequest): Promise<FileRun> {
  await send(controlCall.startOver, {}, apiKey)
  await send(controlCall.topUp, { body: { amountUsdc: '5000' } }, apiKey)
  const answer = await send(calls[id], { body }, apiKey)
  const read = () => readMachine({ [id]: parseJson(answer.text) }, apiKey)
  const machine = answer.status < 300 ? await read() : undefined
  const wait = async () => {
    await send(controlCall.moveClock, { body: { minutes: 5 } }, apiKey)
    return read()
  }
  return { response: toResponse(calls[id], answer), ...(machine && { machine }), wait }
}
