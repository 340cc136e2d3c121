import { createAccept } from '../../packages/application/accept/accept.server.ts'
import type { Database } from '../../packages/application/outbox/database.server.ts'
import { createOutbox } from '../../packages/application/outbox/outbox.server.ts'
import { mailService } from '../../packages/application/mail/mail-service.server.ts'
import type { Send } from '../../packages/application/mail/send.server.ts'
import { createApp } from '../../packages/host/http/app.ts'
import { listen } from '../../packages/host/node/listen.ts'
import { createLog, ignoreOutputErrors } from '../../packages/host/http/log.ts'
import { openDatabase } from '../../packages/application/outbox/node-database.server.ts'
import { createReport } from '../../packages/host/outbox/outbox-settings.ts'
import { addresses, apiKey, appOptions, metricsToken } from './backing-services.fixture.ts'

/** The server runs in its own process and kills itself at the moment that FAULTS_KILL names. */
const { RESEND_BASE_URL: baseUrl, OUTBOX_DIRECTORY: directory = '', FAULTS_KILL: kill } = process.env
ignoreOutputErrors([process.stdout, process.stderr])

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

const file = openDatabase(directory)
let commits = 0
const database: Database = {
  all: file.all,
  commit: async (work, urgency) => {
    const at = ++commits
    // The first commit opens the outbox, the second looks for applications that are due, and the third stores the application.
    const result = await file.commit(() => {
      const done = work()
      if (kill === 'inserted' && at === 3) process.kill(process.pid, 'SIGKILL')
      return done
    }, urgency)
    if (kill === 'committed' && at === 3) await die()
    if (kill === 'recorded' && at === 4) await die()
    return result
  },
}
const sender = mailService.createSender({ apiKey, ...(baseUrl && { baseUrl }) })
const send: Send = async (mail, key) => {
  const outcome = await sender(mail, key)
  return kill === 'sent' ? die() : outcome
}
const log = createLog(console.log)
const options = { send, ...addresses, report: createReport(log) }
const outbox = createOutbox({ ...options, database, settingsId: crypto.randomUUID(), perSecond: 500, lease: 1_000 })
const accept = createAccept({ ...options, outbox })
const app = createApp({
  ...appOptions,
  accept,
  operations: { ready: outbox.ready, figures: async () => outbox.figures() },
  metricsToken,
  log,
})
await outbox.open()
await outbox.pump()
if (!kill) setInterval(() => void outbox.pump(), 50)
const { port } = await listen(app, { port: 0, hostname: '127.0.0.1', purpose: 'the site' })
process.send?.({ port })
