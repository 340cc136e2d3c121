import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSuccess, type Call } from '@workspace/api/call.ts'
import type { RequestSample } from '@workspace/api/samples/samples.ts'

export type RunnableLanguage = Exclude<RequestSample['language'], 'cli'>

export type Run = { code: number; stdout: string; stderr: string }

export const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0

const files: Readonly<Record<RunnableLanguage, string>> = { curl: 'sample.sh', typescript: 'sample.ts', python: 'sample.py' }
const programs: Readonly<Record<RunnableLanguage, string>> = { curl: 'sh', typescript: process.execPath, python: 'python3' }

const waiting: (() => void)[] = []
let free = 2

/** Queues jobs and runs two at a time, because more would slow each other down. */
export const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (free > 0) free -= 1
  else
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

/** Runs the code of a sample unchanged, as a shell script, an ES module in the current Node.js, or a Python script. */
export const run = (folder: string, language: RunnableLanguage, code: string, key: string | undefined): Promise<Run> =>
  inTurn(() => {
    const place = mkdtempSync(join(folder, 'run-'))
    const file = join(place, files[language])
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
    writeFileSync(file, code)
    const env = { PATH: process.env.PATH, HOME: place, no_proxy: '*', ...(key === undefined ? {} : { ONENODE_API_KEY: key }) }
    return new Promise<Run>((resolve) => {
      execFile(programs[language], [file], { cwd: place, env }, (error, stdout, stderr) => {
        resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr })
      })
    })
  })

/** Describes how the output of a sample differs from the contract. Returns an empty string if it matches. */
export const findComplaint = (call: Call, { code, stdout, stderr }: Run): string => {
  if (code !== 0) return `ended with ${code}: ${stderr}`
  const { status, schema, contentType, example } = getSuccess(call)
  const printed = stdout.trim()
  if (!schema) return printed === String(status) ? '' : `printed ${printed}, not ${status}`
  if (contentType === 'text/event-stream') return printed === String(example).trim() ? '' : `printed ${printed}`
  try {
    const answer: unknown = JSON.parse(printed)
    const result = schema.safeParse(answer)
    return result.success ? '' : `printed ${printed}: ${result.error.message}`
  } catch {
    return `printed ${printed}, which is not JSON`
  }
}
