import { expect, it } from 'vitest'
import { chunkGroups, type BuiltChunk } from './chunks.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], dynamicImports: string[] = []): BuiltChunk => ({
  fileName,
  code: 'x'.repeat(20_000),
  moduleIds: moduleIds.map((id) => `/repository/${id}`),
  imports,
  dynamicImports,
})

const page = (name: string, ...imports: string[]) => chunk(name, [`site/docs/vm/${name}.mdx`], ['client', ...imports])

const built = [
  chunk('client', ['react', 'site/routes.tsx', 'site/client.tsx'], [], ['landing', 'apply', 'frame', 'deploy', 'manage', 'order']),
  chunk('landing', ['Hero', 'site/landing/page.tsx'], ['client', 'code', 'radio', 'text']),
  chunk('apply', ['site/apply/page.tsx'], ['client', 'radio', 'text']),
  chunk('frame', ['Sidebar', 'site/docs/page/DocsPage.tsx'], ['client']),
  { ...page('deploy', 'code', 'table', 'walk', 'text'), dynamicImports: ['form'] },
  page('manage', 'table', 'walk'),
  page('order', 'table'),
  chunk('text', ['Text']),
  chunk('code', ['CodeBlock']),
  chunk('radio', ['Radio']),
  chunk('table', ['Table']),
  chunk('walk', ['Walk']),
  chunk('form', ['TryForm']),
]

it('puts what many pages import into one chunk, and gives what few of them import to those alone', () => {
  const groups = chunkGroups(built, 'site/client.tsx')
  const chunkOf = (id: string) => groups.find(({ test }) => test(`/repository/${id}`))?.name
  const modules = ['react', 'Text', 'CodeBlock', 'Radio', 'Table', 'Sidebar', 'Walk', 'Hero', 'TryForm', 'site/docs/vm/deploy.mdx']
  expect(modules.map((id) => [id, chunkOf(id)])).toEqual([
    ['react', 'shared'],
    ['Text', 'shared'],
    ['CodeBlock', 'docs-landing'],
    ['Radio', 'apply-landing'],
    ['Table', 'docs'],
    ['Sidebar', 'docs'],
    ['Walk', 'vm-deploy-vm-manage'],
    ['Hero', undefined],
    ['TryForm', undefined],
    ['site/docs/vm/deploy.mdx', undefined],
  ])
  // A group takes what its modules import, so the wider ones come first.
  expect(groups.map(({ name }) => name)).toEqual(['shared', 'docs-landing', 'apply-landing', 'docs', 'vm-deploy-vm-manage'])
})

it('lets what is too small for a request of its own join the next wider chunk', () => {
  const small = built.map((part) => (['code', 'walk'].includes(part.fileName) ? { ...part, code: 'x'.repeat(4000) } : part))
  const groups = chunkGroups(small, 'site/client.tsx')
  const chunkOf = (id: string) => groups.find(({ test }) => test(`/repository/${id}`))?.name
  expect(['CodeBlock', 'Walk'].map(chunkOf)).toEqual(['shared', 'docs'])
})

it('stops the build when the table of routes is not where the pages are looked for', () => {
  expect(() => chunkGroups([chunk('client', ['site/client.tsx'])], 'site/client.tsx')).toThrow('site/routes.tsx')
})
