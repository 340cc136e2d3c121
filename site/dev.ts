import { dev } from '@workspace/host/node/dev.ts'

await dev('/site/server.ts')
