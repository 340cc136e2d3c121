import { resolve } from 'node:path'
import { findFreePort } from '../../../testing/free-port.ts'
import type { Engine } from './driver.fixture.ts'
import { startProgram } from './machine.fixture.ts'

/** Requests of WebKitWebDriver by the command's name in the specification. */
const requests: Readonly<Record<string, readonly [method: string, path: string]>> = {
  Navigate: ['POST', 'url'],
  Refresh: ['POST', 'refresh'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  SetWindowRect: ['POST', 'window/rect'],
  TakeScreenshot: ['GET', 'screenshot'],
}

/** WebKitGTK, through its WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const port = await findFreePort()
  const errors: string[] = []
  // WebKit doesn't know one directive of the content policy, and ignores it.
  const readLine = (line: string) => /^CONSOLE \S+ ERROR/.test(line) && !line.includes('manifest-src') && errors.push(line)
  startProgram('WebKitWebDriver', [`--port=${port}`], readLine)
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    for (let attempt = 0; ; attempt++)
      try {
        const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
        const { value } = (await response.json()) as { value: unknown }
        if (response.ok) return value
        throw new Error(JSON.stringify(value))
      } catch (error) {
        // The driver does not listen yet.
        if (!(error instanceof TypeError) || attempt > 50) throw error
        await new Promise((done) => setTimeout(done, 100))
      }
  }
  const browserOptions = { binary: resolve('ops/audits/engines/window.py'), args: ['--automation'] }
  const { sessionId } = (await call('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } })) as {
    sessionId: string
  }
  return {
    send: (command, parameters = {}) => {
      const [method, path] = requests[command]!
      return call(method, `/${sessionId}/${path}`, method === 'GET' ? undefined : parameters)
    },
    takeErrors: async () => errors.splice(0),
  }
}
