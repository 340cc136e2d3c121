import { expect, it } from 'vitest'
import { fuzz, summaryOf } from './fuzz.ts'
import { fuzzRuns } from './fuzz-runs.ts'

it('answers generated requests without a failure of its own, and every mail is what it should be', async () => {
  const figures = await fuzz(fuzzRuns({ runs: 20_000, seed: 20_260_102 }))
  console.log(summaryOf(figures))
  for (const status of [200, 400, 403, 413, 415, 422, 429]) expect(figures.statuses.get(status), `${status}`).toBeGreaterThan(5)
  expect(figures.mails).toBeGreaterThan(4_000)
}, 7_200_000)
