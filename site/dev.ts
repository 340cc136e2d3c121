import { dev } from '@workspace/host/node/dev.ts'

await dev({ site: '/site/server.ts', client: '/site/entry-client.tsx', font: '/tokens/fonts/instrument-sans.woff2' })
