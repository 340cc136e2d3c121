import { expect, it } from 'vitest'
import { fuzz } from './fuzz.fixture.ts'
import { readFuzzRuns } from './fuzz-runs.ts'

it('answers generated requests without a server error, and sends no email with a changed header or an added element', async () => {
  const { statuses, mails, ...run } = await fuzz(readFuzzRuns({ runs: 20_000, seed: 20_260_102 }))
  console.log({ ...run, statuses, mails })
  for (const status of [200, 400, 403, 413, 415, 422, 429]) expect(statuses[status], `${status}`).toBeGreaterThan(5)
  expect(mails).toBeGreaterThan(3_000)
}, 7_200_000)
