import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSourceFiles } from '../testing/source-files.ts'

test('styles use inline-start and inline-end instead of left and right', () => {
  const styles = listSourceFiles().filter((file) => file.endsWith('.css.ts'))
  expect(styles.length).toBeGreaterThan(80)
  const side =
    /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*:|[\s{](?:left|right):|(?:float|clear): '(?:left|right)'/
  expect(styles.filter((file) => side.test(readFileSync(file, 'utf8')))).toEqual([])
})
