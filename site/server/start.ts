import { readFile } from 'node:fs/promises'
import type { BuiltAssets } from '../build/hashes.ts'
import { builtPages } from './built-pages.ts'
import { environment } from './environment.ts'
import { ignoreOutputErrors } from './log.ts'
import { serve } from './serve.ts'
import { stopOnSignals } from './signals.ts'
import { runCommand } from './start-error.ts'

/** The build's entry: `npm start` runs it from the project's folder. */
const client = 'dist/client'

ignoreOutputErrors([process.stdout, process.stderr])
await runCommand(async () => {
  const running = await serve({ env: environment(), root: client, loadPages: async () => builtPages(JSON.parse(await readFile('dist/server/assets.json', 'utf8')) as BuiltAssets) })
  stopOnSignals(running)
})
