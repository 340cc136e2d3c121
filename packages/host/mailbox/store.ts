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

/** Key and hash identify a repeated request after a restart. */
export type StoredMessage = z.output<typeof storedMessage>

export type Message = Omit<StoredMessage, 'idempotencyKey' | 'bodyHash'>

const parseLine = (line: string): StoredMessage[] => {
  try {
    return line ? [readJson(storedMessage, line)] : []
  } catch {
    // A killed process leaves an incomplete last line.
    return []
  }
}

/** The file has one line of JSON for each message, oldest first. */
export const openStore = (directory: string) => {
  const file = join(directory, 'messages.jsonl')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  appendFileSync(file, '', { mode: 0o600 })
  const before = readFileSync(file, 'utf8')
  let messages = before.split('\n').flatMap(parseLine)
  if (before !== '' && !before.endsWith('\n')) appendFileSync(file, '\n')
  return {
    all: (): readonly StoredMessage[] => messages,
    add: (message: StoredMessage) => {
      appendFileSync(file, `${JSON.stringify(message)}\n`)
      messages.push(message)
    },
    clear: () => {
      writeFileSync(file, '')
      messages = []
    },
  }
}
