import type { LifeCycleProps } from '#ui/docs/LifeCycle/LifeCycle.tsx'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { caasPrefix } from '@workspace/api/caas/caas-deployments.ts'
import type { Call } from '@workspace/api/call.ts'
import { capitalize } from '@workspace/api/capitalize.ts'
import { explainCost } from '@workspace/api/cost.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'

/** The call of `end` is in the text of the diagram only. */
export type LifeCycle = LifeCycleProps & { end?: { call: string } }

const formatCall = ({ method, path }: Call) => `${method} ${path.replace(caasPrefix, '')}`

const [running, terminated] = vmCall.listVms.responses[0].example.vms
const rental = { launchedAt: new Date(world.moment), endedAt: new Date('2026-01-17T12:00:00Z'), pricePerDay: world.pricePerEpoch }
const explained = explainCost(rental)
if (!explained.ok) throw new Error(explained.problem.message)
const { charges, total, paidUntil } = explained.cost
const hour = (time: Date) => time.toISOString().slice(11, 16)

/** Source: spec V4 (states), B7 to B11 (charges, termination, finalizing). */
const vm: LifeCycle = {
  label: 'The life of a VM',
  caption: `One VM at $${world.pricePerEpoch} a day: ${charges.length} charges, $${total}. A VM that ends at ${hour(rental.endedAt)} UTC is paid until ${hour(paidUntil)} UTC (5:55 PM) of the same day.`,
  steps: [
    {
      name: 'Order',
      call: formatCall(vmCall.orderVms),
      tone: 'live',
      span: 2,
      way: { look: 'waiting', text: 'provisioning', detail: '2–5 min' },
    },
    {
      name: capitalize(running.status),
      text: 'you can log in by SSH',
      tone: 'live',
      span: 7,
      way: { look: 'live' },
      marks: charges.slice(1).map(() => '5:55 PM'),
    },
    {
      name: terminated.status,
      text: 'by you, or the provider',
      tone: 'danger',
      span: 2,
      way: { look: 'rest', text: 'only after the provider ended it' },
    },
    { name: 'Finalized', call: formatCall(vmCall.deleteVms), tone: 'rest', span: 1 },
  ],
  charges: {
    title: 'You pay',
    items: charges.map(({ reason, amount }) =>
      reason === 'launch'
        ? { when: 'at the order', amount: `$${amount}`, text: 'first day, prepaid', span: 4 }
        : { when: 'at 5:55 PM UTC', amount: `$${amount}`, span: 2 },
    ),
    rest: 'paid to the end of the day, no refund',
  },
}

const [{ status }] = caasCall.listDeployments.responses[0].example.data

/** Source: spec C7 (statuses, minutes), C18 (extending), C19 (destroying). */
const deployment: LifeCycle = {
  label: 'The life of a deployment',
  caption:
    'You can extend only a running deployment. After its hours are over, deploy again. Before you destroy it, save your results. A deployment can also end as failed.',
  steps: [
    { name: 'pending', call: formatCall(caasCall.createDeployment), tone: 'live', span: 3, way: { look: 'waiting' } },
    {
      name: status,
      text: 'uses up its hours',
      tone: 'live',
      span: 7,
      way: { look: 'live' },
      meter: 'compute_minutes_remaining',
      again: { name: 'extend: + hours', call: formatCall(caasCall.extendDeployment) },
    },
    { name: 'completed', text: 'its hours are over', tone: 'done', span: 2 },
  ],
  end: {
    name: 'ended',
    text: 'with every replica',
    action: 'destroy',
    from: 'while pending or running',
    call: formatCall(caasCall.deleteDeployment),
  },
}

export const lifeCycles: Readonly<Record<string, LifeCycle>> = { vm, deployment }
