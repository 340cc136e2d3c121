import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'

/** The few things that the spool does with a disk, so that a test can let each of them fail. */
export interface Disk {
  /** Writes a new file that only its owner may read, and returns when it is on the disk; there must be none. */
  create: (path: string, content: string) => Promise<void>
  /** Gives a file a second name; there must be no file of that name. */
  link: (path: string, name: string) => Promise<void>
  rename: (path: string, name: string) => Promise<void>
  /** Removes a file; it may be gone already. */
  remove: (path: string) => Promise<void>
  read: (path: string) => Promise<string>
  list: (folder: string) => Promise<string[]>
  makeFolder: (folder: string) => Promise<void>
  /** Returns when the names in a folder are on the disk. */
  flush: (folder: string) => Promise<void>
  /** When a file was last changed, in milliseconds. */
  modified: (path: string) => Promise<number>
  /** Sets when a file was last changed. */
  touch: (path: string, at: number) => Promise<void>
}

/** The disk of the machine. */
export const machineDisk: Disk = {
  create: async (path, content) => {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  link,
  rename,
  remove: (path) => rm(path, { force: true }),
  read: (path) => readFile(path, 'utf8'),
  list: (folder) => readdir(folder),
  makeFolder: async (folder) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  },
  flush: async (folder) => {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
  modified: async (path) => (await stat(path)).mtimeMs,
  touch: async (path, at) => {
    await utimes(path, at / 1000, at / 1000)
  },
}

/** What the system calls an error, such as ENOSPC, or of which kind another one is. */
export const codeOf = (error: unknown): string => {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
