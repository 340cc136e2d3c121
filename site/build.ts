import { plugins } from './plugins.ts'
import { buildSite } from './build/prerender.ts'
import { runCommand } from '@workspace/host/configuration/command.ts'
import { once } from '@workspace/docs-kit/docs-kit.ts'
import { readHistory } from '@workspace/docs-kit/history.ts'
import { docsFiles, readDocs, readPage, takeHistory } from './docs/page/docs-kit.ts'
import { buildWorker } from './build/worker.ts'

const site = async () => {
  takeHistory(readHistory('site/docs'))
  // Compiles each page once for both bundles and the published files.
  const read = once(readPage)
  await buildSite({
    server: { site: 'site/server.ts', start: 'site/start.ts' },
    plugins: () => plugins(read),
    files: async (origin) => docsFiles(origin, await readDocs(['/', '/cloud-host-form'], read)),
  })
}

await runCommand(() => (process.argv.includes('--edge') ? buildWorker('site/worker.ts') : site()))
