import { plugins } from '../vite.config.ts'
import { buildSite } from './build/build.ts'
import { runCommand } from './configuration/command.ts'
import { once } from './docs/blocks/docs-kit.ts'
import { docsFiles, readDocs, readPage } from './docs/page/docs-kit.ts'
import { buildWorker } from './server/edge/build.ts'

const site = async () => {
  // Each page is compiled once for the bundles of browser and server and for the published files.
  const read = once(readPage)
  await buildSite({
    server: { site: 'site/server.ts', start: 'site/start.ts' },
    plugins: () => plugins(read),
    files: async (origin) => docsFiles(origin, await readDocs(['/', '/cloud-host-form'], read)),
  })
}

await runCommand(() => (process.argv.includes('--edge') ? buildWorker('site/worker.ts') : site()))
