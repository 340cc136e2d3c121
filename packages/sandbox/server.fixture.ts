import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

/** Sandbox on a free port of the loopback interface. */
export type SandboxServer = { host: string; stop: () => void }

export const serveSandbox = async (sandbox: Sandbox): Promise<SandboxServer> => {
  const server = serve({ fetch: sandbox.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
    },
  }
}

export const startSandbox = (options?: SandboxOptions): Promise<SandboxServer> => serveSandbox(createSandbox(options))

/** Creates a clock that advances six minutes each time it is read, so that a new VM is already running at the call after its order. */
export const createSteppingClock = (): Pick<SandboxOptions, 'now' | 'speed'> => {
  let time = 0
  return { speed: 1, now: () => (time += 6 * 60_000) }
}
