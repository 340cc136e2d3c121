import { spawn } from 'node:child_process'
import { freePort } from '../../ops/testing/free-port.ts'

/** Starts Storybook, connects as a coding agent does, and asks for Button: its import, its props and a story. */
const port = await freePort()
const address = `http://localhost:${port}/mcp`
const storybook = spawn('npm', ['exec', '--', 'storybook', 'dev', '--ci', '-p', String(port)], { stdio: 'ignore', detached: true })
const stop = () => storybook.pid && process.kill(-storybook.pid)

let session: string | undefined
/** Sends a message to the server and returns its answer. */
async function ask(method: string, params: object): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  session ??= response.headers.get('mcp-session-id') ?? undefined
  return response.text()
}

/** Tries again until Storybook listens. */
async function connect(until = performance.now() + 120_000): Promise<void> {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'check', version: '1' } }
  try {
    await ask('initialize', hello)
  } catch (error) {
    if (performance.now() > until) throw error
    await new Promise((later) => setTimeout(later, 500))
    await connect(until)
  }
}

try {
  await connect()
  const answer = await ask('tools/call', { name: 'docs-show', arguments: { id: 'elements-button' } })
  const expected = [`from '@onenode/design-system'`, 'disabledReason?: string', 'elements-button--default', '<Button']
  const missing = expected.filter((part) => !answer.includes(part))
  if (missing.length > 0) {
    console.error(`Storybook does not tell an agent about Button: ${missing.join(', ')}\n${answer.slice(0, 1000)}`)
    process.exitCode = 1
  } else console.log(`An agent that connects to ${address.replace(String(port), '6006')} learns Button’s import, props and stories.`)
} finally {
  stop()
}
