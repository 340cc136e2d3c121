import { readFile } from 'node:fs/promises'
import type { BuiltManifest } from '../../html/content-hashes.ts'
import { builtPages } from './built-pages.ts'
import { environment } from '../../configuration/environment.ts'
import { ignoreOutputErrors } from '../http/log.ts'
import { serveUntilSignal } from './signals.ts'
import { runCommand } from '../../configuration/command.ts'

/** `npm start` runs the build from the folder of the project. */
const client = 'dist/client'

ignoreOutputErrors([process.stdout, process.stderr])
await runCommand(async () =>
  serveUntilSignal({
    env: environment(),
    root: client,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this site wrote it.
    loadPages: async () => builtPages(JSON.parse(await readFile('dist/server/manifest.json', 'utf8')) as BuiltManifest),
  }),
)
