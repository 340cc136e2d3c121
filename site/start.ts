import { start } from '@workspace/host/node/start.ts'

await start(async () => (await import('./server.ts')).site)
