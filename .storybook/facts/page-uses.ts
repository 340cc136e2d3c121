import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** Import or export from another file, at run time: types draw nothing. */
const statement = /(?:^(?:import|export)\b(?! type\b)[^';]*?|\bimport\s*\(\s*)'((?:\.|#ui)[^']+\.tsx?)'/gm

const files = new Map<string, readonly string[]>()

/** Files that a file imports, within the site, its packages and `ui`. */
function importsOf(file: string): readonly string[] {
  const known = files.get(file)
  if (known) return known
  const paths = existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(statement)].map(([, path]) =>
        path!.startsWith('#ui') ? path!.slice(1) : join(dirname(file), path!),
      )
    : []
  files.set(file, paths)
  return paths
}

/** All files that are built for some entries, themselves included. */
export function builtOf(entries: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const queue = [...entries].map((file) => normalize(file))
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    queue.push(...importsOf(file))
  }
  return seen
}

/** Frame of every page. */
const frame = ['site/frame/App.tsx']

const componentMap = 'site/docs/page/components.tsx'

/** Files that a page of the documentation draws with: those of the elements and blocks in its text, and of the frame. */
function drawnOn(page: string): Set<string> {
  const text = readFileSync(page, 'utf8')
  const tags = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, tag]) => tag!))
  if (text.includes('```')) tags.add('CodeBlock')
  const widgets = [...tags].flatMap((tag) => globSync(`site/docs/{widgets,try/widgets}/${tag}.tsx`))
  const blocks = builtOf([...tags].flatMap((tag) => globSync(`{packages/docs-kit,site/docs/try}/blocks/${tag}.ts`)))
  const named = [...blocks].flatMap((file) => readFileSync(file, 'utf8').match(/[A-Z]\w+/g) ?? [])
  const words = new Set([...tags, ...named, ...(named.includes('TryCall') ? ['toggle'] : [])])
  const mapped = importsOf(componentMap).filter((file) => words.has(basename(file, '.tsx')))
  const always = importsOf(componentMap).filter((file) => /(DocHeading|proseElements)\.tsx$/.test(file))
  return builtOf([...frame, 'site/docs/page/DocsPage.tsx', ...widgets, ...mapped, ...always])
}

/** Pages of the site by address, each with the files that it draws with. */
export function pageUses(): ReadonlyMap<string, ReadonlySet<string>> {
  const single = {
    '/': 'site/landing/page.tsx',
    '/cloud-host-form': 'site/apply/page.tsx',
    'the receipt': 'site/apply/received.tsx',
    'not found': 'site/frame/not-found.tsx',
    'the error screen': 'site/frame/RouteError.tsx',
  }
  const docs = globSync('site/docs/**/*.mdx').map(
    (file) => [`/${file.slice('site/'.length).replace(/(?:\/?index)?\.mdx$/, '')}`, drawnOn(file)] as const,
  )
  return new Map<string, ReadonlySet<string>>([
    ...Object.entries(single).map(([page, file]) => [page, builtOf([...frame, file])] as const),
    ...docs.sort(([a], [b]) => a.localeCompare(b)),
  ])
}
