import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listMisspelled, readConfiguration, settingNames } from '../configuration/configuration.ts'
import { mailService } from '@workspace/application/mail/mail-service.server.ts'
import { listen } from '../node/listen.ts'
import { startMailbox } from '../node/start-mailbox.ts'
import { CommandError, readEnvironment, runCommand } from '../configuration/command.ts'

const loopback = '127.0.0.1'

// Prevents network requests. Wrangler reads these variables when it is imported.
Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error' })
const { unstable_startWorker: startWorker } = await import('wrangler')

await runCommand(async () => {
  const env = readEnvironment()
  const { PORT, RESEND_API_KEY } = readConfiguration(env)
  if (!existsSync('dist/edge/worker.js'))
    throw new CommandError('The worker is not built yet. Run npm run start:edge, which builds it first.')
  // Checks the port first, because the runtime's error message does not name PORT.
  const probe = await listen({ fetch: () => new Response() }, { port: PORT, hostname: loopback, purpose: 'the site' })
  await probe.close(0)
  const mailbox = RESEND_API_KEY === undefined ? await startMailbox(PORT, '.mailbox') : undefined
  const settings = {
    ...Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    NODE_ENV: 'development',
    SITE_ORIGIN: env.SITE_ORIGIN ?? `http://localhost:${probe.port}`,
    ...(mailbox && { RESEND_API_KEY: mailbox.mail.apiKey, RESEND_BASE_URL: mailbox.mail.baseUrl }),
  }
  const worker = await startWorker({
    config: join(import.meta.dirname, 'wrangler.jsonc'),
    envFiles: [],
    bindings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { type: 'plain_text' as const, value }])),
    dev: {
      server: { hostname: loopback, port: probe.port },
      inspector: false,
      persist: false,
      watch: false,
      structuredLogsHandler: ({ message }: { message: string }) => console.log(message.trimEnd()),
    },
  })
  await worker.ready
  const site = `http://localhost:${probe.port}`
  console.log(`Site      ${site}`)
  console.log(mailbox ? `Mailbox   ${mailbox.url}` : `Mail      ${mailService.name}`)
  for (const line of listMisspelled(env)) console.log(line)
  console.log(`Next: open ${site}, apply, and read the email. Ctrl+C stops.`)
  const stop = async () => {
    await worker.dispose()
    await mailbox?.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
})
