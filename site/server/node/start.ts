import { readFile } from 'node:fs/promises'
import type { BuiltManifest } from '../../document/content-hashes.ts'
import { builtPages } from './built-pages.ts'
import { environment } from '../../configuration/environment.ts'
import { ignoreOutputErrors } from '../http/log.ts'
import { serve } from './serve.ts'
import { stopOnSignals } from './signals.ts'
import { runCommand } from '../../configuration/command.ts'

/** The build's entry: `npm start` runs it from the project's folder. */
const client = 'dist/client'

ignoreOutputErrors([process.stdout, process.stderr])
await runCommand(async () => {
  const running = await serve({
    env: environment(),
    root: client,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
    loadPages: async () => builtPages(JSON.parse(await readFile('dist/server/manifest.json', 'utf8')) as BuiltManifest),
  })
  stopOnSignals(running)
})
