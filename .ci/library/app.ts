import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startRegistry } from './registry.ts'

const section = `import { Roadmap } from '@onenode/design-system'
import { createElement } from 'react'
export const section = createElement(Roadmap, {
  id: 'seasons', station: 'Seasons', title: 'The year on the farm',
  statusLabels: { completed: 'done', current: 'now', upcoming: 'next' },
  items: [{ quarter: 'Spring', title: 'Sowing', status: 'current', description: 'Oats first.', features: ['Oats', 'Rye'] }],
})
`

const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'index.html': `<!doctype html>
<html lang="en" data-theme="light"><title>Farm</title><div id="root"></div><script type="module" src="/main.ts"></script></html>`,
  'section.ts': section,
  'main.ts': `import '@onenode/design-system/styles.css'
import { createRoot } from 'react-dom/client'
import { section } from './section.ts'
createRoot(document.getElementById('root')!).render(section)
`,
  'server.mjs': `${section}import { renderToString } from 'react-dom/server'\nprocess.stdout.write(renderToString(section))\n`,
  'button.ts': "export { Button } from '@onenode/design-system'\n",
  'typed.ts': `import { Button } from '@onenode/design-system'
import { vars } from '@onenode/design-system/tokens'
import { createElement } from 'react'
export const canvas: string = vars.color.canvas
createElement(Button, { children: 'Sow', variant: 'outline' })
// @ts-expect-error: there is no such variant
createElement(Button, { children: 'Sow', variant: 'loud' })
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, types: [], allowImportingTsExtensions: true },
    files: ['section.ts', 'typed.ts'],
  }),
}

/** Runs a command, and gives what it printed. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd, encoding: 'utf8' })).stdout
}

/** A fresh app in a folder of its own, into which npm has installed the packed library. */
export async function makeApp(library: string) {
  const home = mkdtempSync(join(tmpdir(), 'farm-'))
  const packed = join(home, 'packed')
  mkdirSync(packed)
  await run('npm', ['pack', library, '--pack-destination', packed, '--loglevel', 'error'], home)
  await run('tar', ['-xzf', join(packed, readdirSync(packed)[0]!), '-C', packed], home)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text)
  const registry = await startRegistry((name) => (name === '@onenode/design-system' ? join(packed, 'package') : resolve('node_modules', name)))
  try {
    const wanted = ['@onenode/design-system', 'react', 'react-dom', '@types/react']
    const options = ['--registry', registry.origin, '--cache', join(home, 'cache'), '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
    await run('npm', ['install', ...wanted, ...options], home)
  } finally {
    await registry.close()
  }
  return home
}
