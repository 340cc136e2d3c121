import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer, type ServerProcess } from './process.ts'
import { createWorld, nextApplication, type World } from './world.ts'

/** Posts more than once: a failed write shows itself only after the answer. */
const expectToServe = async (server: ServerProcess, world: World) => {
  for (let n = 0; n < 3; n++) expect(await server.post(nextApplication().body)).toBe(200)
  expect(world.mailed().size).toBe(3)
  server.kill()
  expect(await server.ended).toBe('SIGKILL')
}

it.skipIf(!existsSync('/dev/full'))('5: a log on a full disk stops neither the start nor an answer', async () => {
  const world = await createWorld()
  const full = openSync('/dev/full', 'w')
  try {
    await expectToServe(await startServer(world, { output: full }), world)
  } finally {
    closeSync(full)
    await world.end()
  }
})

it('5: a log whose reader has gone stops neither the start nor an answer', async () => {
  const world = await createWorld()
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(pipe, constants.O_WRONLY)
  closeSync(reader)
  try {
    await expectToServe(await startServer(world, { output: writer }), world)
  } finally {
    closeSync(writer)
    rmSync(folder, { recursive: true })
    await world.end()
  }
})
