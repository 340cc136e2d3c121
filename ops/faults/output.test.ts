import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer, type ServerProcess } from './process.ts'
import { createWorld, nextApplication, type World } from './world.ts'

/** Posts more than once because a failed write of the log surfaces only after the response. */
const expectToServe = async (server: ServerProcess, world: World) => {
  for (let n = 0; n < 3; n++) expect(await server.post(nextApplication().body)).toBe(200)
  expect(world.countMails().size).toBe(3)
  expect(await server.kill()).toBe('SIGKILL')
}

it.skipIf(!existsSync('/dev/full'))('serves applications while the log cannot be written to a full disk', async () => {
  const world = await createWorld()
  const full = openSync('/dev/full', 'w')
  try {
    await expectToServe(await startServer(world, { output: full }), world)
  } finally {
    closeSync(full)
    await world.end()
  }
})

it('serves applications after the reader of the log has closed the pipe', async () => {
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
