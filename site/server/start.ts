import { readFile } from 'node:fs/promises'
import type { Assets } from '../build/document.ts'
import { builtPages } from './built-pages.ts'
import { environment } from './environment.ts'
import { serve } from './serve.ts'
import { runCommand } from './start-error.ts'

/** The build's entry: `npm start` runs it from the project's folder. */
const client = 'dist/client'

await runCommand(async () => {
  const running = await serve({ env: environment(), root: client, loadPages: async () => builtPages(JSON.parse(await readFile('dist/server/assets.json', 'utf8')) as Assets) })
  const stop = () => {
    running.close().then(() => process.exit(0), () => process.exit(1))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
})
