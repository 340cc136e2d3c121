import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson } from '../configuration/read-json.ts'

const storedMessage = z.object({
  id: z.string(),
  createdAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
  idempotencyKey: z.optional(z.string()),
  bodyHash: z.string(),
})

/** Accepted mail on disk; key and hash identify a repeated request after a restart. */
export type StoredMessage = z.output<typeof storedMessage>

/** An accepted mail. */
export type Message = Omit<StoredMessage, 'idempotencyKey' | 'bodyHash'>

/** The mailbox's messages, oldest first, on disk as one JSON line each. */
export interface MessageStore {
  all: () => readonly StoredMessage[]
  add: (message: StoredMessage) => void
  clear: () => void
}

const parseLine = (line: string): StoredMessage[] => {
  try {
    return line ? [readJson(storedMessage, line)] : []
  } catch {
    return [] // incomplete last line of a killed process
  }
}

/** Opens the store in a folder, and creates the folder. */
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
