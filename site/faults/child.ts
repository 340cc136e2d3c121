import { paced } from '../application/pace.server.ts'
import { createSender, type Send } from '../application/send.server.ts'
import { machineDisk, type Disk } from '../application/spool/disk.server.ts'
import { createSpool } from '../application/spool/spool.server.ts'
import { createApp } from '../server/app.ts'
import { createLimits } from '../server/limits.ts'
import { reportTo } from '../server/delivery.ts'
import { listen } from '../server/listen.ts'
import { createLog } from '../server/log.ts'
import { apiKey } from './world.ts'

/** The real server on a real disk, which kills itself at one point; run by the tests as a process of its own. */
const { FAULTS_MAIL_URL: baseUrl, FAULTS_DIRECTORY: directory = '', FAULTS_KILL: kill } = process.env

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}

/** Lets one operation be the last thing that this process does. */
const lastly = <Args extends unknown[]>(point: string, run: (...args: Args) => Promise<void>) => async (...args: Args) => {
  await run(...args)
  if (kill === point) await die()
}

const disk: Disk = {
  ...machineDisk,
  create: lastly('written', machineDisk.create),
  link: lastly('linked', machineDisk.link),
  rename: lastly('recorded', machineDisk.rename),
}
const sender = createSender({ apiKey, ...(baseUrl ? { baseUrl } : {}) })
const send: Send = async (mail, key) => {
  const outcome = await sender(mail, key)
  return kill === 'sent' ? die() : outcome
}
const log = createLog(console.log)
const accept = createSpool({
  directory, disk, report: reportTo(log), send: paced(send, { perSecond: 500 }), from: 'no-reply@onenode.example', to: ['hosts@onenode.example'],
})
const app = createApp({
  siteOrigin: 'https://site.example', accept, limits: createLimits(0), pages: { form: () => '', notFound: () => '' },
  log, now: Date.now, clientAddress: () => '',
})
const { port } = await listen(app, { port: 0, hostname: '127.0.0.1', purpose: 'the site' })
console.log(`http://127.0.0.1:${port} ${process.pid}`)
