import { expect, it, vi } from 'vitest'
import { createLimits } from './limits.ts'

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
