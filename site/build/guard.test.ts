import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardBundle } from './guard.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(resolve('node_modules/.cache/planted-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function bundle(source: string) {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, source)
  await build({ configFile: false, logLevel: 'silent', plugins: [guardBundle()], build: { write: false, rolldownOptions: { input: entry } } })
}

test.each([
  ['a module of the server folder', "import { readConfiguration } from '../../../site/server/configuration.ts'\nconsole.log(readConfiguration({}))"],
  ['a .server module', "import { spamSignsOf } from '../../../site/application/spam-signs.server.ts'\nconsole.log(spamSignsOf)"],
  ['the mail client', "import { Resend } from 'resend'\nconsole.log(new Resend('re_1'))"],
])('a planted leak fails the build: %s', async (_what, source) => {
  await expect(bundle(source)).rejects.toThrow(/is in the browser's chunk/)
})

test('what belongs to the browser passes', async () => {
  await expect(bundle("import { fieldNames } from '../../../site/application/fields.ts'\nconsole.log(fieldNames)")).resolves.toBeUndefined()
})
