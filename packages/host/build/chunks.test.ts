import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups, modulesIn } from './chunks.ts'

it('stops the build when a listed module was renamed', () => {
  expect(() => modulesIn(['site/routes.tsx', 'site/no-such-file.ts'])).toThrow('site/no-such-file.ts')
})

it('takes a file, and all of a folder, but nothing whose name only begins alike', () => {
  const isListed = modulesIn(['site/routes.tsx', 'ui/elements/Link'])
  const ids = [
    'site/routes.tsx',
    'site/routes.tsx?v=1',
    'ui/elements/Link/Link.tsx',
    'ui/elements/LinkList/LinkList.tsx',
    'site/routes.test.ts',
  ]
  expect(ids.map((id) => isListed(resolve(id)))).toEqual([true, true, true, false, false])
})

it('names only modules that exist', () => {
  expect(chunkGroups).not.toThrow()
})
