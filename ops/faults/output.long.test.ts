import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer, type ServerProcess } from './process.fixture.ts'
import { startBackingServices, nextApplication, type BackingServices } from './backing-services.fixture.ts'

/** Posts more than once because a failed write of the log surfaces only after the response. */
const expectToServe = async (server: ServerProcess, services: BackingServices) => {
  for (let n = 0; n < 3; n++) expect(await server.post(nextApplication().body)).toBe(200)
  expect(services.countMails().size).toBe(3)
  expect(await server.kill()).toBe('SIGKILL')
}

it.skipIf(!existsSync('/dev/full'))('accepts applications while the disk is too full to write the log', async () => {
  const services = await startBackingServices()
  const full = openSync('/dev/full', 'w')
  try {
    await expectToServe(await startServer(services, { output: full }), services)
  } finally {
    closeSync(full)
    await services.stop()
  }
})

it('accepts applications after the program that reads the log has closed the pipe', async () => {
  const services = await startBackingServices()
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(pipe, constants.O_WRONLY)
  closeSync(reader)
  try {
    await expectToServe(await startServer(services, { output: writer }), services)
  } finally {
    closeSync(writer)
    rmSync(folder, { recursive: true })
    await services.stop()
  }
})
