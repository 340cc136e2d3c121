import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { start } from '../../testing/built-site.ts'

const production = {
  NODE_ENV: 'production',
  RESEND_API_KEY: 're_none',
  RESEND_BASE_URL: 'http://127.0.0.1:9',
  APPLICATION_RECIPIENTS: 'a@company.example',
}

it('in production, refuses to serve pages built for another address, and says how to build them', async () => {
  await expect(start({ env: { ...production, SITE_ORIGIN: 'https://site.example' } })).rejects.toThrow(
    /^The site did not start:\nThe site is built for http:\/\/localhost:\d+, but SITE_ORIGIN is https:\/\/site\.example\. Build it for that address: SITE_ORIGIN=https:\/\/site\.example npm run build\.$/,
  )
})

it('on a Node version without SQLite, says which version it needs and how to get it', async () => {
  const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((ended) => {
    execFile(process.execPath, ['--no-experimental-sqlite', 'dist/server/start.js'], { env: { PORT: '0' } }, (error, stdout, stderr) =>
      ended({ code: error?.code, stdout, stderr }),
    )
  })
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: `Node ${process.versions.node} cannot run the site, because the outbox needs node:sqlite of Node 24 or later. Install that version (nvm install 24), or use the Node that npm ci installs: npm exec -- node dist/server/start.js\n`,
  })
})
