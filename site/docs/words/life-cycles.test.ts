import { expect, it } from 'vitest'
import { caasCalls } from '@workspace/api/caas/caas.ts'
import { caasPrefix } from '@workspace/api/caas/caas-deployments.ts'
import { explainCost } from '@workspace/api/cost.ts'
import { world } from '@workspace/api/example-world.ts'
import { lifeCycles } from './life-cycles.ts'
import { vmCalls } from '@workspace/api/vm/vm.ts'

const { vm, deployment } = lifeCycles

it.each(Object.values(lifeCycles))('$label: the steps fill the diagram and name only calls in the contract', ({ steps, end }) => {
  expect(steps.reduce((sum, { span }) => sum + span, 0)).toBe(12)
  const calls = [...vmCalls, ...caasCalls].map(({ method, path }) => `${method} ${path.replace(caasPrefix, '')}`)
  for (const call of [...steps.flatMap((step) => [step.call, step.again?.call]), end?.call].filter(Boolean)) expect(calls).toContain(call)
})

it('charges the VM as the cost explainer does, with a mark at each 5:55 PM', () => {
  const cost = explainCost({
    launchedAt: new Date(world.moment),
    endedAt: new Date('2026-01-17T12:00:00Z'),
    pricePerDay: world.pricePerEpoch,
  })
  expect(cost.ok && cost.cost.charges.map(({ amount }) => `$${amount}`)).toEqual(vm!.charges!.items.map(({ amount }) => amount))
  expect(vm!.caption).toContain('4 charges, $1.68')
  expect(vm!.steps.flatMap(({ marks = [] }) => marks)).toEqual(['5:55 PM', '5:55 PM', '5:55 PM'])
})

it('names the states as the specification does', () => {
  expect(vm!.steps.map(({ name }) => name)).toEqual(['Order', 'Running', 'Terminated', 'Finalized'])
  expect(deployment!.steps.map(({ name }) => name)).toEqual(['pending', 'running', 'completed'])
  expect(deployment!.caption).toContain('failed')
})

it('gives a destroyed deployment no status, because the specification does not say which status it gets', () => {
  expect(['pending', 'running', 'completed', 'failed']).not.toContain(deployment!.end!.name)
})
