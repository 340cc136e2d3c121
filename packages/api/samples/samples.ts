import { brand } from '@workspace/tokens/brand.ts'
import { getKeys } from '@workspace/tokens/keys.ts'
import type { Call } from '../call.ts'
import { writeCurlSample } from './sample-curl.ts'
import { writePythonSample } from './sample-python.ts'
import { writeTypescriptSample } from './sample-typescript.ts'

/** Languages of the samples, in the order of their tabs. */
export const languages = {
  curl: { label: 'cURL', grammar: 'bash', write: writeCurlSample },
  typescript: { label: 'TypeScript', grammar: 'typescript', write: writeTypescriptSample },
  python: { label: 'Python', grammar: 'python', write: writePythonSample },
  cli: { label: 'CLI', grammar: 'bash', write: ({ cli }: Call) => cli },
} as const

export type Language = keyof typeof languages

export type RequestSample = {
  language: Language
  label: string
  grammar: 'bash' | 'typescript' | 'python'
  code: string
}

/** Returns the path and query of the example. */
export const getTarget = ({ path, example }: Call): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example.path?.[name] ?? ''))
  const query = new URLSearchParams(Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${filled}?${query}` : filled
}

/** Returns `undefined` for `cli` if no command makes the call. */
export const writeSample = (call: Call, language: Language, host: string = brand.apiHost): RequestSample | undefined => {
  const { write, ...shown } = languages[language]
  const code = write(call, host + getTarget(call))
  return code === undefined ? undefined : { language, ...shown, code }
}

export const writeSamples = (call: Call, host?: string): readonly RequestSample[] =>
  getKeys(languages).flatMap((language) => writeSample(call, language, host) ?? [])
