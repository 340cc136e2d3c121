import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseAst } from 'vite'
import { publint } from 'publint'
import { expect, test } from 'vitest'
import { tokenFiles } from '@workspace/tokens/published/design-tokens.ts'
import { listImports, packageName } from './manifest.ts'
import { library } from './setup.ts'
import { isClient } from './client-directive.ts'
import { toKebabCase } from './subpaths.ts'
import { acceptUndefined } from './types.ts'

const files = globSync('**/*', { cwd: library, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name).slice(library.length + 1))
const read = (file: string) => readFileSync(join(library, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<string, unknown> & {
  dependencies: object
  peerDependencies: object
  exports: object
}

test('the manifest lists exactly the packages that the built files import', () => {
  const named = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].sort()
  expect(named).toEqual(listImports(library))
  expect(named).toEqual(['motion', 'radix-ui', 'react', 'react-dom'])
  expect(Object.keys(manifest).sort()).toEqual([
    'bugs',
    'dependencies',
    'description',
    'exports',
    'homepage',
    'keywords',
    'license',
    'name',
    'peerDependencies',
    'repository',
    'sideEffects',
    'type',
    'version',
  ])
})

test('the licenses include those of the fonts and of a bundled package', () => {
  const headings = ['@fontsource-variable/geist-mono', '@fontsource-variable/instrument-sans', '@vanilla-extract/recipes']
  for (const name of headings) expect(read('THIRD-PARTY-LICENSES').split('\n')).toContain(name)
})

test('publint finds nothing in strict mode', async () => {
  const { messages } = await publint({ pkgDir: library, strict: true })
  expect(messages).toEqual([])
})

test('the types resolve in an app', () => {
  const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...tokenFiles]
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/attw'), ['--pack', library, ...options], { encoding: 'utf8' })
  expect(status, stdout).toBe(0)
  for (const entry of ['tokens', 'styles.css', 'button', 'button.css']) expect(stdout).toContain(`"${packageName}/${entry}"`)
})

test('a module with client hooks has "use client", and a section without behavior and the main entry do not', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const client = scripts.filter((file) => read(file).startsWith('"use client";'))
  expect(scripts.length).toBeGreaterThan(150)
  expect(client).toContain('ui/elements/Tabs/Tabs.js')
  expect(client).not.toContain('ui/landing/Ledger/Ledger.js')
  expect(client).not.toContain('ui/index.js')
})

test('server components can use lists and helpers, because no client module exports them', () => {
  const exported = [...read('ui/index.js').matchAll(/import \{([^}]+)\} from "\.\/([^"]+)"/g)]
  const data = exported
    .flatMap(([, names, file]) => names!.split(',').map((name) => ({ name: name.trim(), file: `ui/${file}` })))
    .filter(({ name }) => !/^([A-Z]|use[A-Z])/.test(name))
  expect(data.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['buttonVariants', 'iconNames', 'isExternal', 'themeScript', 'trimCredentials']),
  )
  expect(data.filter(({ file }) => read(file).startsWith('"use client";'))).toEqual([])
})

test('the files of each subpath exist, and a component’s stylesheet has the styles of its parts but not of other components', () => {
  const { exports } = manifest as unknown as { exports: Record<string, { types: string; default: string }> }
  for (const target of Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry))))
    expect(files).toContain(target.slice(2))
  const classes = (file: string) => new Set(read(file).match(/\.onenode-\w+/g))
  const icon = [...classes('icon.css')][0]!
  expect(classes('button.css')).toContain(icon)
  expect(classes('text.css').size).toBeLessThan(classes('styles.css').size)
  expect(classes('text.css')).not.toContain(icon)
})

test('each component with stories has a subpath with its name, and the changelog begins with the name of the package', () => {
  const pages = globSync('ui/*/*/*.stories.tsx').map((file) => basename(file, '.stories.tsx'))
  const without = pages.filter(
    (page) => !read('ui/index.js').match(new RegExp(`\\b${page}\\b`)) || !(`./${toKebabCase(page)}` in manifest.exports),
  )
  expect(without).toEqual([])
  expect(read('CHANGELOG.md')).toMatch(/^# @onenode\/design-system\n(?:\n## \d|$)/)
})

test('every rule except @font-face is in a layer, and reset.css has a rule for body but styles.css does not', () => {
  /** Returns the selectors of a stylesheet's top-level rules. */
  const listTopSelectors = (css: string): string[] => {
    let depth = 0
    return [...css.matchAll(/[^{};]*[{};]/g)]
      .filter(([part]) => {
        const before = depth
        depth += part.endsWith('{') ? 1 : part.endsWith('}') ? -1 : 0
        return before === 0
      })
      .map(([part]) => part.trim())
  }
  const emitStylesheets = files.filter((file) => file.endsWith('.css') && file !== 'fonts.css')
  const outside = emitStylesheets.flatMap((file) =>
    listTopSelectors(read(file))
      .filter((part) => !/^@(layer|font-face)\b/.test(part))
      .map((part) => `${file}: ${part}`),
  )
  expect(outside).toEqual([])
  expect(read('reset.css')).toMatch(/^body \{/m)
  expect(read('styles.css')).not.toMatch(/^body\b/m)
})

test('every component has a source map with its source', () => {
  const components = files.filter((file) => /^ui\/.*\/[A-Z]\w+\.js$/.test(file))
  expect(components.length).toBeGreaterThan(80)
  const readSource = (file: string) => (JSON.parse(read(`${file}.map`)) as { sourcesContent: string[] }).sourcesContent[0]
  expect(components.filter((file) => !readSource(file)?.includes('export '))).toEqual([])
})

test.each([
  ['const [a, b] = useState(0)', true],
  ['const c = createContext({})', true],
  ['const { label } = useLinks()', true],
  ['jsx("a", { onClick })', true],
  ['jsx("a", { onClick: () => {} })', true],
  ['const id = useId()', false],
  ['const View = ({ onClick, ...props }) => jsx(Anchor, { ...props })', false],
  ['export { useLinks } from "./LinkProvider.js"', false],
])('a module with %s needs "use client": %s', (code, client) => expect(isClient(parseAst(code))).toBe(client))

test('the fonts are next to the stylesheets, and no script imports a stylesheet', () => {
  for (const sheet of ['styles.css', 'fonts.css']) {
    const fonts = [...read(sheet).matchAll(/url\(\.\/([^)]+)\)/g)].map(([, file]) => file!)
    expect(fonts.sort()).toEqual(
      globSync('tokens/fonts/*.woff2')
        .map((file) => file.replace('tokens/', ''))
        .sort(),
    )
    for (const font of fonts) expect(readFileSync(join(library, font)).equals(readFileSync(join('tokens', font)))).toBe(true)
  }
  expect(read('theme.css')).not.toContain('url(')
  expect(read('styles.css')).not.toContain('data:font')
  expect(files.filter((file) => file.endsWith('.js') && /\.css["']/.test(read(file)))).toEqual([])
})

test('the package contains a token file for each mode', () => {
  expect(tokenFiles).toEqual(expect.arrayContaining(['tokens.json', 'tokens.light.json', 'tokens.dark.json']))
  for (const file of tokenFiles) {
    expect(JSON.parse(read(file))).not.toEqual({})
    expect(manifest.exports).toHaveProperty([`./${file}`])
  }
})

test('no two file names differ only in case, and no file is a story or a test', () => {
  const lower = files.map((file) => file.toLowerCase())
  expect(lower.filter((file, at) => lower.indexOf(file) !== at)).toEqual([])
  expect(files.filter((file) => /stories|\.test\.|fixture|node_modules/.test(file))).toEqual([])
})

test('every class, animation and property of styles.css has the version in its name, so that two versions work on one page', () => {
  const classes = new Set(read('styles.css').match(/(?<=\.)onenode-\w+/g))
  const others = read('styles.css').match(/(?<=@keyframes |@property --)[\w-]+/g) ?? []
  const version = String(manifest['version']).replaceAll('.', '_')
  expect([...classes, ...others].filter((name) => !name.startsWith(`onenode-${version}_`))).toEqual([])
  expect(classes.size).toBeGreaterThan(300)
  expect(others.length).toBeGreaterThan(5)
})

test('an optional property accepts undefined, even in a nested type or as a function', () => {
  expect(acceptUndefined('export interface A { a?: string; b: number; c?: () => void; d?: { e?: 1 } }')).toBe(
    'export interface A { a?: (string) | undefined; b: number; c?: (() => void) | undefined; d?: ({ e?: (1) | undefined }) | undefined }',
  )
})
