import { expect, it } from 'vitest'
import { chunkGroups, type BuiltChunk } from './chunks.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], dynamicImports: string[] = []): BuiltChunk => ({
  fileName,
  moduleIds: moduleIds.map((id) => `/repository/${id}`),
  imports,
  dynamicImports,
})

const built = [
  chunk('client', ['react', 'site/routes.tsx', 'site/client.tsx'], [], ['landing', 'frame', 'deploy', 'manage']),
  chunk('landing', ['Hero', 'site/landing/page.tsx'], ['client', 'code']),
  chunk('frame', ['Sidebar', 'site/docs/page/DocsPage.tsx'], ['client']),
  chunk('deploy', ['cost', 'site/docs/vm/deploy.mdx'], ['client', 'code', 'calculator']),
  chunk('manage', ['site/docs/vm/manage.mdx'], ['client', 'calculator'], ['form']),
  chunk('code', ['CodeBlock']),
  chunk('calculator', ['Calculator']),
  chunk('form', ['TryForm']),
]

it('puts what two areas import into one chunk, what two pages of an area import into another, and leaves the rest to its page', () => {
  const groups = chunkGroups(built, 'site/client.tsx')
  const chunkOf = (id: string) => groups.find(({ test }) => test(`/repository/${id}`))?.name
  const modules = ['react', 'CodeBlock', 'Calculator', 'Sidebar', 'Hero', 'cost', 'TryForm', 'site/docs/vm/deploy.mdx']
  expect(modules.map((id) => [id, chunkOf(id)])).toEqual([
    ['react', 'shared'],
    ['CodeBlock', 'shared'],
    ['Calculator', 'docs'],
    ['Sidebar', 'docs'],
    ['Hero', undefined],
    ['cost', undefined],
    ['TryForm', undefined],
    ['site/docs/vm/deploy.mdx', undefined],
  ])
  expect(groups[0]?.name).toBe('shared')
})

it('stops the build when the table of routes is not where the pages are looked for', () => {
  expect(() => chunkGroups([chunk('client', ['site/client.tsx'])], 'site/client.tsx')).toThrow('site/routes.tsx')
})
