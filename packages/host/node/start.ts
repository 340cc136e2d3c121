import { isBuiltin } from 'node:module'
import type { Site } from '../http/pages.ts'

const minVersion = 24

/** Checks the Node version before it calls `load`, because a static import would fail first if Node lacks SQLite. */
export async function start(load: () => Promise<Site>): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < minVersion || !isBuiltin('node:sqlite')) {
    console.error(
      `Node ${process.versions.node} cannot run the site, because the outbox needs node:sqlite of Node ${minVersion} or later. Install that version (nvm install ${minVersion}), or use the Node that npm ci installs: npm exec -- node dist/server/start.js`,
    )
    process.exit(1)
  }
  const { startSite } = await import('./serve.ts')
  await startSite(load)
}
