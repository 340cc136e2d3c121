import { expect, it } from 'vitest'
import { adapters, runMatrix, tableOf } from './matrix.ts'
import { upstreamFaults } from './upstream.ts'

it('16 faults of the mail service × spool and direct × 1 and 50 clicks: none lost, none twice', async () => {
  const rows = await runMatrix()
  console.log(tableOf(rows))
  expect(upstreamFaults).toHaveLength(16)
  expect(rows).toHaveLength(16 * adapters.length * 2)
  for (const row of rows) {
    const dead = row.adapter === 'spool' && row.fault.startsWith('409') ? 1 : 0
    expect(row).toMatchObject({ accepted: 1, mails: 1, lost: 0, duplicates: 0, dead })
  }
  for (const { first } of rows.filter(({ adapter }) => adapter === 'spool')) expect(first).toMatch(/^202 × \d+$/)
  for (const { first } of rows.filter(({ adapter }) => adapter === 'direct')) expect(first).toMatch(/^503 × \d+/)
}, 60_000)
