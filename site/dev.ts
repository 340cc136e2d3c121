import { dev } from '@workspace/host/node/dev.ts'

await dev({ site: '/site/server.ts', client: '/site/client.tsx', font: '/tokens/fonts/instrument-sans.woff2' })
