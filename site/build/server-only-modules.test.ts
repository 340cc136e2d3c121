import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseServerModules } from './server-only-modules.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(resolve('node_modules/.cache/planted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function bundle(source: string) {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, source)
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseServerModules],
    build: { write: false, rolldownOptions: { input: entry } },
  })
}

test.each([
  [
    'a module of the configuration',
    "import { readConfiguration } from '@workspace/host/configuration/configuration.ts'\nconsole.log(readConfiguration({}))",
  ],
  [
    'a .server module',
    "import { detectSpamSignals } from '@workspace/application/mail/spam-signals.server.ts'\nconsole.log(detectSpamSignals)",
  ],
  ['the .read.ts file of a block', "import { read } from '/site/docs/blocks/Table.read.ts'\nconsole.log(read({}))"],
  ['the mail client', "import { Resend } from 'resend'\nconsole.log(new Resend('re_1'))"],
  ['the parser of client addresses', "import ipaddr from 'ipaddr.js'\nconsole.log(ipaddr.parse('::1'))"],
])('fails the build if the browser gets %s', async (_what, source) => {
  await expect(bundle(source)).rejects.toThrow(/is in the browser's chunk/)
})

test('accepts modules for the browser', async () => {
  await expect(bundle("import { schema } from '@workspace/application/rules/schema.ts'\nconsole.log(schema)")).resolves.toBeUndefined()
})
