import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

const packages =
  'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi firefox-esr xvfb openbox dbus python3-pyatspi gir1.2-atspi-2.0 at-spi2-core'
const programs = ['WebKitWebDriver', 'firefox-esr', 'Xvfb', 'openbox', 'dbus-daemon', '/usr/bin/python3']

const started: ChildProcess[] = []

/** Starts a program that `stopAll` ends, and calls `onLine` for each line that it prints. */
export function startProgram(command: string, args: readonly string[], onLine: (line: string) => void = () => {}): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
  started.push(child)
  return child
}

export function stopAll(): void {
  for (const child of started.splice(0)) if (child.exitCode === null) process.kill(-child.pid!)
}

/** Starts a screen, a window manager and a bus for assistive technology. Without a window manager, WebKit gets no focus. */
export async function startScreen(): Promise<void> {
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0)
  // Without these bindings, WebKit's window never opens, and the audit waits until it times out.
  const bindings = 'import gi, pyatspi; gi.require_version("WebKit2", "4.1")'
  if (spawnSync('/usr/bin/python3', ['-c', bindings]).status !== 0) missing.push('the Python bindings of WebKit and AT-SPI')
  if (missing.length > 0)
    throw new Error(`This machine lacks ${missing.join(', ')}. Run: apt-get install --no-install-recommends ${packages}`)
  const display = await new Promise<string>((done) => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1300x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    })
    started.push(screen)
    createInterface({ input: screen.stdout }).once('line', done)
  })
  const bus = await new Promise<string>((done) => {
    startProgram('dbus-daemon', ['--session', '--nofork', '--print-address'], done)
  })
  Object.assign(process.env, {
    DISPLAY: `:${display}`,
    DBUS_SESSION_BUS_ADDRESS: bus,
    GNOME_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  startProgram('openbox', [])
}

/** Returns the tree that Firefox gives to assistive technology, as text: of the whole page, or of the object with the given name. */
export function readTree(name = ''): string {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['ops/audits/engines/tree.py', name], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
