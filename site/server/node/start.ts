import { isBuiltin } from 'node:module'

const needed = 24

// The build's entry. A static import of the site would fail before this line on a Node without SQLite: a module is linked as a whole.
if (Number.parseInt(process.versions.node, 10) < needed || !isBuiltin('node:sqlite')) {
  console.error(
    `Node ${process.versions.node} cannot run the site: the outbox needs node:sqlite of Node ${needed} or newer. Install it (nvm install ${needed}), or use the one that npm ci brings: npm exec -- node dist/server/start.js`,
  )
  process.exit(1)
}
await import('./start-site.ts')
