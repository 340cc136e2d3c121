import { expect, it } from 'vitest'
import { explore, summarize } from './explore.ts'
import { fuzzRuns } from '../../../ops/fuzz/fuzz-runs.ts'
import { everyCall } from '../sandbox.fixture.ts'

it('returns documented answers to generated requests, and reaches every call and state', async () => {
  const { runs, ...options } = fuzzRuns({ runs: 4000, seed: 20_260_114 })
  const findings = await explore({ requests: runs, ...options })
  console.log(summarize(findings))
  for (const { id, responses } of everyCall) {
    const statuses = findings.calls.get(id) ?? new Set()
    expect(
      [...statuses].some((status) => status < 300),
      `${id} never succeeded`,
    ).toBe(true)
    expect(statuses.has(400), id).toBe(responses.some(({ status }) => status === 400))
  }
  expect([...findings.states].toSorted()).toEqual([
    'VM Terminated',
    'VM provisioning',
    'VM running',
    'deployment completed',
    'deployment pending',
    'deployment running',
  ])
}, 7_200_000)
