import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** Stands in for systemd with ops/deploy/onenode.socket: keeps the socket open and passes it to one process after another. */
const supervisor = `
run() { sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" packages/host/node/process.fixture.ts' "$0" & server=$!; }
run
while read -r signal; do kill "-$signal" "$server"; wait "$server"; echo "ended $?"; run; done
kill "$server"; wait "$server"
`

/** Requests the health check over a separate connection. Resolves to the status or the code of the error. */
const get = (port: number) =>
  new Promise<number | string | undefined>((resolve) => {
    request({ port, host: '127.0.0.1', path: '/healthz/live', agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end()
  })

/** Pauses a process after it has opened its port, until the process reads a line. */
const hold = `
import { readSync, writeSync } from 'node:fs'
import { Server } from 'node:net'
const { emit } = Server.prototype
Server.prototype.emit = function (name, ...values) {
  if (name === 'listening') {
    writeSync(1, 'port ' + this.address().port + '\\n')
    readSync(0, new Uint8Array(1))
  }
  return emit.call(this, name, ...values)
}`

it('answers all open connections if SIGTERM arrives before the start has finished', async () => {
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(hold)}`, 'packages/host/node/process.fixture.ts'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const port = Number(((await lines.next()).value as string).slice('port '.length))
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET /healthz/live HTTP/1.1\r\nHost: x\r\n\r\n')
      await once(socket, 'connect')
      return socket
    }),
  )
  child.kill('SIGTERM')
  child.stdin.write('\n')
  for (const answer of await Promise.all(sockets.map(text))) expect(answer.slice(0, 15)).toBe('HTTP/1.1 200 OK')
  expect(await ended).toEqual([0, null])
})

it.each(['TERM', 'HUP'])(
  'answers every request while the server restarts after SIG%s',
  async (signal) => {
    const socket = createServer().listen(0, '127.0.0.1')
    await once(socket, 'listening')
    const { port } = socket.address() as AddressInfo
    // Node has no public API for a server's file descriptor.
    const { fd } = Reflect.get(socket, '_handle') as { fd: number }
    const child = spawn('/bin/sh', ['-c', supervisor, process.execPath], { stdio: ['pipe', 'pipe', 'inherit', fd] })
    // From now on, only the supervisor has the socket open.
    socket.close()
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
    const line = async () => (await lines.next()).value as string
    expect(await line()).toMatch(/^ready /)

    const answers: (number | string | undefined)[] = []
    const load = new AbortController()
    const clients = Array.from({ length: 8 }, async () => {
      while (!load.signal.aborted) answers.push(await get(port))
    })
    const more = (amount: number) => expect.poll(() => answers.length).toBeGreaterThan(answers.length + amount)
    await more(100)
    child.stdin!.write(`${signal}\n`)
    expect(await line()).toBe('ended 0')
    expect(await line()).toMatch(/^ready /)
    await more(100)
    load.abort()
    await Promise.all(clients)
    expect(answers.filter((answer) => answer !== 200)).toEqual([])
    child.stdin!.end()
    await once(child, 'exit')
  },
  60_000,
)
