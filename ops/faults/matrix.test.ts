import { expect, it } from 'vitest'
import { deliveries, hosts, runMatrix, tableOf } from './matrix.ts'
import { upstreamFaults } from './upstream.ts'

it('16 faults of the mail service × both hosts × outbox and direct × 1 and 50 clicks: none lost, none twice', async () => {
  const rows = await runMatrix()
  console.log(tableOf(rows))
  expect(upstreamFaults).toHaveLength(16)
  expect(rows).toHaveLength(16 * hosts.length * deliveries.length * 2)
  for (const row of rows) {
    const dead = row.delivery === 'outbox' && row.fault.startsWith('409') ? 1 : 0
    expect(row).toMatchObject({ accepted: 1, mails: 1, lost: 0, duplicates: 0, dead })
    expect(row.first).toMatch(row.delivery === 'outbox' ? /^202 × \d+$/ : /^503 × \d+/)
  }
})
