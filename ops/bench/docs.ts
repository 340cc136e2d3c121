import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { docsHome, docsPages } from '../../site/docs/contents.ts'
import { sourceOf } from '../../packages/docs-kit/source-of.ts'

/** How many pages the larger documentation has, and how many of them are in one group. */
const many = 500
const perGroup = 20

const parts = ['site', 'ui', 'tokens', '.storybook', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** Writes a copy of the project whose documentation has the given number of pages: its own, and copies of them in groups of their own. */
function copyWith(pages: number, folder: string) {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const groups: string[] = []
  for (let made = docsPages.length; made < pages;) {
    const entries: string[] = []
    for (; entries.length < perGroup && made < pages; made++) {
      const model = docsPages[1 + (made % (docsPages.length - 1))]!
      const path = `/docs/more/group-${groups.length + 1}/page-${entries.length + 1}`
      const file = join(folder, 'site', `${path}.mdx`)
      mkdirSync(dirname(file), { recursive: true })
      cpSync(sourceOf({ folder: 'site/docs', home: docsHome }, model), file)
      entries.push(
        JSON.stringify({ path, label: `${model.label} ${made}`, title: `${model.title} ${made}`, description: model.description }),
      )
    }
    groups.push(`{ title: 'Group ${groups.length + 1}', pages: [${entries.join(',\n')}] }`)
  }
  const contents = join(folder, 'site/docs/contents.ts')
  writeFileSync(
    contents,
    readFileSync(contents, 'utf8').replace(
      /\n\]\n(?=\n\/\*\* Every page in reading order)/,
      `\n${groups.map((group) => `${group},\n`).join('')}]\n`,
    ),
  )
}

/** Builds a copy: the seconds it took, and the most memory that the build held, in MB. */
async function build(folder: string): Promise<{ seconds: number; memory: number | undefined }> {
  const began = performance.now()
  const child = spawn(process.execPath, ['site/build.ts'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  let memory: number | undefined
  const sample = setInterval(() => {
    try {
      memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024 || memory
    } catch {
      // Only Linux tells.
    }
  }, 100)
  const code = await new Promise((done) => child.once('exit', done))
  clearInterval(sample)
  if (code !== 0) throw new Error(`The build in ${folder} failed: run node site/build.ts there.`)
  return { seconds: (performance.now() - began) / 1000, memory }
}

/** What a page costs over the line, with its text as data inside, in bytes of brotli. */
const cost = (folder: string, path: string) => statSync(join(folder, 'dist/client', `${path}.html.br`)).size

/** Builds the documentation with its own pages and with 500, and prints what changed for the reader and for the builder. */
export async function benchDocs(): Promise<void> {
  const rows = []
  for (const pages of [docsPages.length, many]) {
    const folder = mkdtempSync(join(tmpdir(), `onenode-docs-${pages}-`))
    console.log(`\n${pages} pages: copying and building …`)
    copyWith(pages, folder)
    const { seconds, memory } = await build(folder)
    rows.push({
      pages,
      'build, s': seconds.toFixed(1),
      'memory, MB': memory?.toFixed(0) ?? '–',
      ...Object.fromEntries(['/docs', '/docs/vm/deploy', '/docs/vm/api/order'].map((path) => [`${path}, bytes`, cost(folder, path)])),
    })
    rmSync(folder, { recursive: true })
  }
  console.log('\nBytes are brotli, of a page with its text as data inside.')
  console.table(rows)
}
