import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const changesets = readdirSync('.changeset')
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(`.changeset/${file}`, 'utf8') }))

test('a change that an app must follow is major', () => {
  const breaking = changesets.filter(({ text }) => /^To migrate:|\bMove the\b|\b(renamed|removed)\b/im.test(text))
  expect(breaking.filter(({ text }) => !/'onenode-site': major/.test(text)).map(({ file }) => file)).toEqual([])
})
