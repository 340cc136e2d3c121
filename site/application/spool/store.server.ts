import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FrozenApplication } from '../accept.server.ts'
import type { Attempts } from '../attempts.server.ts'
import { codeOf, machineDisk, type Disk } from './disk.server.ts'
import { CorruptFile, decodeApplication, decodeAttempts, encodeApplication, encodeAttempts } from './record.server.ts'

/** Where an application may lie: it waits, it went out, or a person has to look at it. */
export const places = ['pending', 'sent', 'dead', 'corrupt'] as const

/** One of the places. */
export type Place = (typeof places)[number]

const folders = ['tmp', 'attempts', 'retry', ...places] as const

/** Applications on a disk, one file each, the way a Maildir keeps mail: a file has its name only when it is whole. */
export interface Store {
  readonly directory: string
  /** Makes the folders, sweeps what a kill left half written, and returns the references in each place. */
  open: () => Promise<Record<Place, string[]>>
  /** Puts an application to what waits, and returns when a power cut cannot take it away; false when its reference is there already. */
  add: (application: FrozenApplication) => Promise<boolean>
  /** Lists the references in a place; none where the folder is not there. */
  list: (place: Place) => Promise<string[]>
  /** Reads an application; undefined when it lies there no more. A file that cannot be read throws CorruptFile. */
  read: (place: Place, reference: string) => Promise<FrozenApplication | undefined>
  move: (reference: string, from: Place, to: Place) => Promise<void>
  /** Marks the time at which an application changed its place. */
  touch: (place: Place, reference: string, at: number) => Promise<void>
  /** Reads what is known of the attempts; undefined where nothing is, or nothing readable. */
  attempts: (reference: string) => Promise<Attempts | undefined>
  saveAttempts: (reference: string, attempts: Attempts) => Promise<void>
  forgetAttempts: (reference: string) => Promise<void>
  /** Asks whoever runs the schedule to try one now. */
  askRetry: (reference: string) => Promise<void>
  /** Returns what was asked for, once. */
  takeRetries: () => Promise<string[]>
  /** Forgets those that were sent before that time; returns them. */
  sweep: (before: number) => Promise<string[]>
  /** Writes and removes a file. @throws what the disk says when it cannot. */
  probe: () => Promise<void>
}

const extension = '.json'

/** As much as an application may take: an empty file fits on a full disk. */
const probeText = ' '.repeat(32 * 1024)

const missing = (error: unknown) => codeOf(error) === 'ENOENT'

/** Makes a store in a folder; it touches nothing before `open`. */
export const createStore = (directory: string, disk: Disk = machineDisk): Store => {
  const folder = (name: (typeof folders)[number]) => join(directory, name)
  const file = (name: (typeof folders)[number], reference: string) => join(directory, name, `${reference}${extension}`)
  const stub = () => join(directory, 'tmp', randomUUID())
  const makeFolders = async () => {
    for (const name of folders) await disk.makeFolder(folder(name))
  }
  const list = async (name: (typeof folders)[number]) =>
    (await disk.list(folder(name))).filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length))

  /** Writes beside and hands over; whatever happens no stub stays. */
  const written = async <T>(content: string, handOver: (path: string) => Promise<T>): Promise<T> => {
    const path = stub()
    try {
      await disk.create(path, content).catch(async (error: unknown) => {
        if (!missing(error)) throw error
        await makeFolders()
        await disk.create(path, content)
      })
      return await handOver(path)
    } finally {
      // It is gone where it was renamed; where it stays, the next start sweeps it.
      await disk.remove(path).catch(() => undefined)
    }
  }

  return {
    directory,
    open: async () => {
      await makeFolders()
      for (const name of await disk.list(folder('tmp'))) await disk.remove(join(folder('tmp'), name))
      const found = await Promise.all(places.map(async (place) => [place, await list(place)] as const))
      return Object.fromEntries(found) as Record<Place, string[]>
    },
    list: (place) => list(place).catch((error: unknown) => {
      if (missing(error)) return []
      throw error
    }),
    add: (application) => written(encodeApplication(application), async (path) => {
      try {
        await disk.link(path, file('pending', application.reference))
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      }
      await disk.flush(folder('pending'))
      return true
    }),
    read: async (place, reference) => {
      try {
        return decodeApplication(await disk.read(file(place, reference)), reference)
      } catch (error) {
        if (missing(error)) return undefined
        throw error
      }
    },
    move: async (reference, from, to) => {
      await disk.rename(file(from, reference), file(to, reference))
      await disk.flush(folder(to))
      await disk.flush(folder(from))
    },
    touch: (place, reference, at) => disk.touch(file(place, reference), at),
    attempts: async (reference) => {
      try {
        return decodeAttempts(await disk.read(file('attempts', reference)))
      } catch (error) {
        if (missing(error) || error instanceof CorruptFile) return undefined
        throw error
      }
    },
    saveAttempts: (reference, attempts) => written(encodeAttempts(attempts), async (path) => {
      await disk.rename(path, file('attempts', reference))
      await disk.flush(folder('attempts'))
    }),
    forgetAttempts: (reference) => disk.remove(file('attempts', reference)),
    askRetry: (reference) => written('', (path) => disk.rename(path, file('retry', reference))),
    takeRetries: async () => {
      const asked = await list('retry')
      for (const reference of asked) await disk.remove(file('retry', reference))
      return asked
    },
    sweep: async (before) => {
      const swept: string[] = []
      for (const reference of await list('sent')) {
        if (await disk.modified(file('sent', reference)) >= before) continue
        await disk.remove(file('sent', reference))
        swept.push(reference)
      }
      return swept
    },
    probe: () => written(probeText, async () => undefined),
  }
}
