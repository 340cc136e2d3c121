import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An accepted mail. */
export interface Message {
  id: string
  createdAt: string
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text?: string
  html?: string
}

/** An accepted mail on disk, with what identifies a repeated request after a restart. */
export interface StoredMessage extends Message {
  idempotencyKey?: string
  bodyHash: string
}

/** The mailbox's messages, oldest first, on disk as one JSON line each. */
export interface MessageStore {
  all: () => readonly StoredMessage[]
  add: (message: StoredMessage) => void
  clear: () => void
}

const parseLine = (line: string): StoredMessage[] => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own code wrote it, and what is missing shows as an error.
    return line ? [JSON.parse(line) as StoredMessage] : []
  } catch {
    return [] // the torn last line of a process that was killed
  }
}

/** Opens the store in a folder, which it makes where there is none. */
export const openStore = (directory: string): MessageStore => {
  const file = join(directory, 'messages.jsonl')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  appendFileSync(file, '', { mode: 0o600 })
  const before = readFileSync(file, 'utf8')
  let messages = before.split('\n').flatMap(parseLine)
  if (before !== '' && !before.endsWith('\n')) appendFileSync(file, '\n')
  return {
    all: () => messages,
    add: (message) => {
      appendFileSync(file, `${JSON.stringify(message)}\n`)
      messages.push(message)
    },
    clear: () => {
      writeFileSync(file, '')
      messages = []
    },
  }
}
