import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakePages } from '../http/pages.fixture.ts'
import { serveUntilSignal } from './serve.ts'

/** Script that serves a page of 100 kB and a file of 400 kB, and reports its peak memory in MB when asked. */
const folder = mkdtempSync(join(tmpdir(), 'process-'))
mkdirSync(join(folder, 'client'))
writeFileSync(join(folder, 'client/index.html'), '<p>text</p>\n'.repeat(8_500))
writeFileSync(join(folder, 'client/large.txt'), 'text\n'.repeat(80_000))
process.on('exit', () => rmSync(folder, { recursive: true }))

const site = await serveUntilSignal({
  env: { PORT: '0', APPLICATION_DELIVERY: 'direct', RESEND_API_KEY: 're_none', RESEND_BASE_URL: 'http://127.0.0.1:9', ...process.env },
  root: join(folder, 'client'),
  print: () => {},
  writeLog: process.env.APPLICATION_DELIVERY === 'outbox' ? console.log : () => {},
  loadPages: async () => fakePages,
})
process.on('message', () => process.send?.({ peak: process.resourceUsage().maxRSS / 1024 }))
process.on('disconnect', () => process.exit(0))
process.send?.({ port: site.port })
console.log(`ready ${process.pid}`)
