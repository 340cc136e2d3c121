import { isBuiltin } from 'node:module'
import type { Site } from '../http/pages.ts'

const needed = 24

/**
 * Starts the built site.
 * @param load loads the site; a static import would fail before the check on a Node without SQLite, since a module is linked as a whole.
 */
export async function start(load: () => Promise<Site>): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < needed || !isBuiltin('node:sqlite')) {
    console.error(
      `Node ${process.versions.node} cannot run the site: the outbox needs node:sqlite of Node ${needed} or newer. Install it (nvm install ${needed}), or use the one that npm ci brings: npm exec -- node dist/server/start.js`,
    )
    process.exit(1)
  }
  const { startSite } = await import('./start-site.ts')
  await startSite(load)
}
