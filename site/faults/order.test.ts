import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from './process.ts'
import { fileOf, readTrace, type Call } from './trace.ts'
import { createWorld, nextApplication } from './world.ts'

const probe = spawnSync('strace', ['-f', '-e', 'trace=fsync', 'true'], { encoding: 'utf8' })
const refusal = probe.status === 0 ? undefined : (probe.error?.message ?? probe.stderr.trim())
if (refusal !== undefined) console.log(`The order of the system calls is not tested, since strace does not run here: ${refusal}`)

const traced = 'trace=openat,write,writev,sendto,fsync,fdatasync,link,linkat,rename,unlink,unlinkat'

it.skipIf(refusal !== undefined)('the file is on the disk before it has its name, the name before the mail goes out, all of it before the answer', async () => {
  const world = await createWorld()
  const file = join(world.directory, '..', 'trace')
  try {
    world.mailbox.faults.next([{ status: 500, body: 'null' }])
    const server = await startServer(world, { under: ['strace', '-f', '-s', '200', '-o', file, '-e', traced] })
    const { applicationId, body } = nextApplication()
    expect(await server.post(body)).toBe(202)
    server.kill()
    await server.ended
    const calls = readTrace(readFileSync(file, 'utf8'))
    const after = (one: Call | undefined, pattern: RegExp): Call => {
      const found = calls.find(({ from, text }) => from > (one?.to ?? -1) && pattern.test(text))
      if (!found) throw new Error(`No ${pattern} after ${one?.text}`)
      return found
    }
    const link = after(undefined, new RegExp(`^link(at)?\\(.*pending/${applicationId}\\.json`))
    const stub = /"([^"]*\/tmp\/[^"]*)"/.exec(link.text)![1]!
    const created = after(undefined, new RegExp(`^openat\\(.*"${stub}".*O_EXCL.*0600`))
    const written = after(created, new RegExp(`^write\\(${fileOf(created)}, .*digest`))
    const flushed = after(written, new RegExp(`^fsync\\(${fileOf(created)}\\)\\s+= 0`))
    const named = after(flushed, new RegExp(`^link(at)?\\(.*pending/${applicationId}\\.json`))
    const opened = after(named, /^openat\(.*\/pending", .*O_RDONLY/)
    const kept = after(opened, new RegExp(`^fsync\\(${fileOf(opened)}\\)\\s+= 0`))
    const posted = after(undefined, /^(write|writev|sendto)\(.*POST \/emails/)
    const answered = after(undefined, /^(write|writev|sendto)\(.*HTTP\/1\.1 202/)
    const order = { created, written, flushed, named, kept, posted, answered }
    console.log(`System calls in order: ${Object.entries(order).map(([name, { from, to }]) => `${name} ${from}-${to}`).join(', ')}`)
    expect(named).toBe(link)
    expect(posted.from).toBeGreaterThan(kept.to)
    expect(answered.from).toBeGreaterThan(kept.to)
  } finally {
    await world.end()
  }
}, 30_000)
