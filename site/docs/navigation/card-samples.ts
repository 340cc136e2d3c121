import { getSuccess, type Call } from '@workspace/api/call.ts'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'

const calls: Readonly<Record<string, Call>> = {
  '/docs/vm/api/offerings': vmCall.searchOffers,
  '/docs/vm/api/order': vmCall.orderVms,
  '/docs/vm/api/manage': vmCall.listVms,
  '/docs/caas/api/deploy': caasCall.createDeployment,
  '/docs/caas/api/deployments': caasCall.listDeployments,
  '/docs/caas/api/hardware': caasCall.listHardware,
  '/docs/caas/api/manage': caasCall.updateDeployment,
}

/** Number of characters and fields that fit beside the title. */
const room = { characters: 30, members: 5 }

const shorten = (value: unknown) =>
  Array.isArray(value) ? '[…]' : typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value)

export function getCardSample(path: string): { method: string; path: string; lines: string[] } | undefined {
  const call = calls[path]
  if (!call) return undefined
  const body: object = call.example.body ?? Object(getSuccess(call).example)
  const members = Object.entries(body)
    .slice(0, room.members)
    .map(([name, value], at, all) => {
      const text = `  "${name}": ${shorten(value)}${at < all.length - 1 ? ',' : ''}`
      return text.length > room.characters ? `${text.slice(0, room.characters)}…` : text
    })
  return { method: call.method, path: call.path, lines: ['{', ...members, '}'] }
}
