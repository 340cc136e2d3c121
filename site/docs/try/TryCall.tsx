import { brand } from '@workspace/tokens/brand.ts'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'
import { examplesKey } from '@workspace/sandbox/state/state.ts'
import { TryForm } from './TryForm.tsx'

/** Try it form of a call, which uses the example account. */
export function TryCall({ api, call: id }: { api: string; call: string }) {
  const call = (api === 'vm' ? vmCalls : caasCalls).find((each) => each.id === id)!
  return <TryForm call={call} example={call.example} apiKey={examplesKey} host={brand.apiHost} />
}
