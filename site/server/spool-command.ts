import { writeFile } from 'node:fs/promises'
import type { FrozenApplication } from '../application/accept.server.ts'
import { noAttempts, type Attempts } from '../application/attempts.server.ts'
import { codeOf } from '../application/spool/disk.server.ts'
import { CorruptFile } from '../application/spool/record.server.ts'
import type { Place, Store } from '../application/spool/store.server.ts'
import { StartError } from './start-error.ts'

/** Where the operator's tool reads and writes. */
export interface SpoolCommandOptions {
  store: Store
  /** Writes a line of the result. */
  print: (line: string) => void
  /** Writes a line for the person, beside the result. */
  say: (line: string) => void
}

/** Something that waits for the server or for a person. */
interface Waiting {
  reference: string
  state: 'waiting' | 'parked' | 'dead' | 'corrupt'
  application?: FrozenApplication
  attempts?: Attempts
}

const nothingToDo = 'Next: nothing, no application waits.'
const usage = 'Use npm run spool -- with one of: list, show <reference>, retry <reference>, retry --all, export, export --to <file>.jsonl.'

const read = async (store: Store, place: Place, reference: string): Promise<Waiting | undefined> => {
  try {
    const application = await store.read(place, reference)
    if (!application) return undefined
    const attempts = (await store.attempts(reference)) ?? noAttempts(application.acceptedAt)
    return { reference, state: place === 'dead' ? 'dead' : attempts.parked ? 'parked' : 'waiting', application, attempts }
  } catch (error) {
    if (error instanceof CorruptFile) return { reference, state: 'corrupt' }
    throw error
  }
}

const waitingIn = async (store: Store): Promise<Waiting[]> => {
  const found: Waiting[] = []
  for (const place of ['pending', 'dead', 'corrupt'] as const) {
    for (const reference of await store.list(place)) {
      const one = await read(store, place, reference)
      if (one) found.push(one)
    }
  }
  return found.sort((a, b) => (a.application?.acceptedAt ?? 0) - (b.application?.acceptedAt ?? 0))
}

const time = (milliseconds: number | undefined) => (milliseconds === undefined ? '-' : `${new Date(milliseconds).toISOString().slice(0, 19)}Z`)

const list = async ({ store, print, say }: SpoolCommandOptions) => {
  const found = await waitingIn(store)
  if (found.length > 0) print(`${'Reference'.padEnd(36)}  State    Accepted              Attempts  Last error`)
  for (const { reference, state, application, attempts } of found) {
    const count = String(attempts?.count || '-')
    print(`${reference}  ${state.padEnd(7)}  ${time(application?.acceptedAt).padEnd(20)}  ${count.padEnd(8)}  ${attempts?.error ?? '-'}`)
  }
  const count = (state: Waiting['state']) => `${found.filter((one) => one.state === state).length} ${state}`
  print(`${count('waiting')}, ${count('parked')}, ${count('dead')}, ${count('corrupt')}; ${(await store.list('sent')).length} sent are kept.`)
  say(found.length > 0
    ? 'Next: npm run spool -- show <reference> prints one, npm run spool -- retry --all has them tried now.'
    : nothingToDo)
}

const find = async (store: Store, reference: string | undefined): Promise<FrozenApplication> => {
  if (reference === undefined) throw new StartError(`Name a reference. ${usage}`)
  // A reference becomes part of a path.
  if (!/^[0-9a-f-]{36}$/.test(reference)) throw new StartError('A reference has 36 characters, digits, a to f and hyphens: npm run spool -- list shows them.')
  for (const place of ['pending', 'dead', 'sent', 'corrupt'] as const) {
    const one = await read(store, place, reference)
    if (one?.application) return one.application
    if (one) throw new StartError(`The file of ${reference} cannot be read: look at ${store.directory}/${place}/${reference}.json.`)
  }
  throw new StartError(`There is no application ${reference} in ${store.directory}: npm run spool -- list shows what waits.`)
}

const show = async ({ store, print, say }: SpoolCommandOptions, asked: string | undefined) => {
  const { mail, acceptedAt, reference } = await find(store, asked)
  print(`Reference: ${reference}\nAccepted: ${time(acceptedAt)}\nFrom: ${mail.from}\nTo: ${mail.to.join(', ')}`)
  print(`Reply-To: ${mail.replyTo}\nSubject: ${mail.subject}\n\n${mail.text}`)
  say(`Next: npm run spool -- retry ${reference} has it tried now.`)
}

const retry = async ({ store, print, say }: SpoolCommandOptions, what: string | undefined) => {
  const asked = what === '--all' ? await store.list('pending') : [(await find(store, what)).reference]
  if (what !== '--all' && (await store.list('sent')).includes(what!)) throw new StartError(`${what} was sent already: nothing has to be tried.`)
  for (const reference of asked) await store.askRetry(reference)
  print(`Asked for ${asked.length} to be tried now.`)
  say(asked.length > 0
    ? 'Next: a running server tries them within 2 seconds, else the next start does; npm run spool -- list shows what still waits.'
    : nothingToDo)
}

const exportAll = async ({ store, print, say }: SpoolCommandOptions, flag: string | undefined, file: string | undefined) => {
  if (flag !== undefined && (flag !== '--to' || !file)) throw new StartError(`Name the file after --to. ${usage}`)
  const found = await waitingIn(store)
  const lines = found.flatMap(({ state, application, attempts }) => (application ? [JSON.stringify({ state, ...application, attempts })] : []))
  const left = found.length - lines.length
  if (file === undefined) for (const line of lines) print(line)
  else {
    await writeFile(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      const why = codeOf(error) === 'EEXIST' ? 'is there already' : `cannot be written (${codeOf(error)})`
      throw new StartError(`${file} ${why}: name another file.`)
    })
    print(`Wrote ${lines.length} applications to ${file}.`)
  }
  if (left > 0) say(`${left} cannot be read: look into ${store.directory}/corrupt.`)
  say('Next: it holds personal data, so keep it like the mail itself; the applications stay in the spool.')
}

/**
 * Runs a command of the operator's tool.
 * @throws StartError with what to do instead.
 */
export const runSpoolCommand = async ([command, ...args]: readonly string[], options: SpoolCommandOptions): Promise<void> => {
  switch (command) {
    case 'list': return list(options)
    case 'show': return show(options, args[0])
    case 'retry': return retry(options, args[0])
    case 'export': return exportAll(options, args[0], args[1])
    default: throw new StartError(usage)
  }
}
