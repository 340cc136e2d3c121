import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../testing/free-port.ts'
import type { Engine } from './driver.fixture.ts'
import { startProgram } from './machine.fixture.ts'

async function connectTo(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await new Promise<boolean>((done) => socket.once('connect', () => done(true)).once('error', () => done(false)))
    if (isOpen) return socket
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** Firefox ESR, through Marionette, whose messages are WebDriver commands: `length:[0,id,"WebDriver:Navigate",{…}]`. */
export async function startFirefox(): Promise<Engine> {
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const preferences = {
    'marionette.port': port,
    'accessibility.force_disabled': -1,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.aboutwelcome.enabled': false,
    'app.update.enabled': false,
  }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
      .join('\n'),
  )
  startProgram('firefox-esr', ['--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile, 'about:blank'])
  const socket = await connectTo(port)
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>()
  let left = Buffer.alloc(0)
  socket.on('data', (data) => {
    left = Buffer.concat([left, data])
    for (;;) {
      const colon = left.indexOf(':')
      const length = Number(left.subarray(0, colon).toString())
      if (colon < 0 || left.length < colon + 1 + length) return
      const message = JSON.parse(left.subarray(colon + 1, colon + 1 + length).toString()) as unknown
      left = left.subarray(colon + 1 + length)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [1, number, { message: string } | null, { value?: unknown } | null]
      const { done, fail } = waiting.get(id)!
      if (error) fail(new Error(error.message))
      else done(result && 'value' in result ? result.value : result)
    }
  })
  let count = 0
  const call = (command: string, parameters: object = {}) =>
    new Promise<unknown>((done, fail) => {
      const text = JSON.stringify([0, ++count, command, parameters])
      waiting.set(count, { done, fail })
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await call('WebDriver:NewSession', {})
  /** Runs a script with the rights of the browser itself. */
  const runInBrowser = async (script: string) => {
    await call('Marionette:SetContext', { value: 'chrome' })
    const result = await call('WebDriver:ExecuteScript', { script, args: [] })
    await call('Marionette:SetContext', { value: 'content' })
    return result
  }
  // Lets the window be as narrow as a phone.
  await runInBrowser(
    'for (const element of [document.documentElement, ...document.querySelectorAll("body, #navigator-toolbox, toolbar")]) element.style.minWidth = "0"; document.getElementById("navigator-toolbox").style.overflow = "hidden"',
  )
  return {
    send: (command, parameters = {}) => call(`WebDriver:${command}`, parameters),
    takeErrors: async () =>
      (await runInBrowser(`
        const errors = Services.console.getMessageArray()
          .filter((each) => each instanceof Ci.nsIScriptError && (each.category ?? '').startsWith('content') && !(each.flags & 1))
          .map((each) => each.errorMessage)
        Services.console.reset()
        return errors`)) as string[],
  }
}
