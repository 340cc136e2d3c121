import { readFile } from 'node:fs/promises'
import { readEnvironment, runCommand } from '../configuration/command.ts'
import { readJson } from '../configuration/read-json.ts'
import { ignoreOutputErrors } from '../http/log.ts'
import type { Site } from '../http/pages.ts'
import { builtManifest, createBuiltPages } from './built-pages.ts'
import { serveUntilSignal } from './serve.ts'

/** The working directory must be the root of the project. */
export async function startSite(load: () => Promise<Site>): Promise<void> {
  ignoreOutputErrors([process.stdout, process.stderr])
  await runCommand(async () =>
    serveUntilSignal({
      env: readEnvironment(),
      loadPages: async () => createBuiltPages(await load(), readJson(builtManifest, await readFile('dist/server/manifest.json', 'utf8'))),
    }),
  )
}
