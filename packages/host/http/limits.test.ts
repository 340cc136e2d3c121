import { expect, it, vi } from 'vitest'
import { createLimits, toNetwork } from './limits.ts'

it.each([60_000, 3_600_000, 25 * 3_600_000, 365 * 86_400_000])(
  'asks for a wait of at most ten minutes after the clock was set back by %i ms',
  async (by) => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now')
    try {
      clock.mockReturnValue(now)
      const { admit } = createLimits(1)
      expect(await admit('203.0.113.7')).toEqual({ ok: true })
      clock.mockReturnValue(now - by)
      expect(await admit('203.0.113.7')).toEqual({ ok: false, retryAfter: 600 })
    } finally {
      clock.mockRestore()
    }
  },
)

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  // NAT64 and SIIT (RFC 6052, RFC 6145).
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['64:FF9B:0:0:0:0:CB00:7107', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['64:ff9b:2::1', '64:ff9b:2:0::/64'],
])('counts %s as %s', (address, network) => expect(toNetwork(address)).toBe(network))

it('allows each network N applications and 12 × N attempts', async () => {
  const { attempt, admit } = createLimits(2)
  expect([await admit('::1'), await admit('::2'), await admit('::3')]).toEqual([{ ok: true }, { ok: true }, { ok: false, retryAfter: 600 }])
  expect(await admit('203.0.113.7')).toEqual({ ok: true })
  const attempts = await Promise.all(Array.from({ length: 25 }, () => attempt('::1')))
  expect(attempts.filter(({ ok }) => ok)).toHaveLength(24)
})

it('does not limit if N is 0', async () => {
  const { admit } = createLimits(0)
  expect((await Promise.all(Array.from({ length: 100 }, () => admit('::1')))).every(({ ok }) => ok)).toBe(true)
})

it('tells apart IPv4 visitors behind a translator with a local prefix', () => {
  expect(toNetwork('64:ff9b:1::203.0.113.7')).not.toBe(toNetwork('64:ff9b:1::203.0.113.8'))
  expect(toNetwork('64:ff9b:1::203.0.113.7')).toBe(toNetwork('64:ff9b:1:0:0:0:cb00:7107'))
})
