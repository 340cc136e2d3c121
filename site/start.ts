import { start } from './server/node/start.ts'

await start(async () => (await import('./server.ts')).site)
