import { expect, it } from 'vitest'
import { outboxes, runMatrix } from './matrix.fixture.ts'
import { upstreamFaults } from './upstream.fixture.ts'

it('neither loses nor duplicates an email in any of 16 mail service faults, on both hosts and without an outbox, after 1 or 50 clicks', async () => {
  const rows = await runMatrix()
  console.table(rows)
  expect(upstreamFaults).toHaveLength(16)
  expect(rows).toHaveLength(16 * outboxes.length * 2)
  for (const row of rows) {
    // The email may have arrived. With an outbox, a person decides what to do. Without one, the site sends an email with a duplicate label.
    const unsure = row.fault.startsWith('409')
    const direct = row.outbox === 'none'
    expect(row).toMatchObject({ accepted: 1, mails: unsure && direct ? 2 : 1, lost: 0, duplicates: 0, dead: unsure && !direct ? 1 : 0 })
    expect(row.first).toMatch(!direct ? /^202 × \d+$/ : unsure ? /^200 × \d+$/ : /^503 × \d+/)
  }
})
