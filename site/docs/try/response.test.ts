import { expect, test } from 'vitest'
import { joinLines } from '#ui/elements/code/code-lines.ts'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { toResponse } from './response.ts'

test('shows a log unchanged, and formats JSON', () => {
  const show = (text: string) => joinLines(toResponse(caasCall.streamLog, { status: 200, duration: 3, headers: [], text }).body ?? [])
  expect(show('data: started\n\ndata: ready')).toBe('data: started\n\ndata: ready')
  expect(show('{"status":"running"}')).toBe('{\n  "status": "running"\n}')
})
