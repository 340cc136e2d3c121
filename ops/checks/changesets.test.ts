import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const changesets = readdirSync('.changeset')
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(`.changeset/${file}`, 'utf8') }))

/** Whether a changeset has a migration, or something moved, renamed or removed, and is not major. */
const isMinorBreak = (text: string) =>
  /^To migrate:|\bMove the\b|\b(renamed|removed)\b/im.test(text) && !text.includes("'@onenode/design-system': major")

test('a change that an app must follow is major', () => {
  expect(changesets.filter(({ text }) => isMinorBreak(text)).map(({ file }) => file)).toEqual([])
  expect(isMinorBreak("---\n'@onenode/design-system': minor\n---\n\nThe prop `wide` is removed.\n")).toBe(true)
  expect(isMinorBreak("---\n'@onenode/design-system': major\n---\n\nTo migrate: write `wide`.\n")).toBe(false)
})
