import { brand } from '@workspace/tokens/brand.ts'
import type { Call } from '../call.ts'
import { writeCurlSample } from './sample-curl.ts'
import { writePythonSample } from './sample-python.ts'
import { writeTypescriptSample } from './sample-typescript.ts'

/** The languages of request samples, in the order of their tabs. */
const languages = ['curl', 'typescript', 'python', 'cli'] as const

export type Language = (typeof languages)[number]

export const languageLabels: Readonly<Record<Language, string>> = { curl: 'cURL', typescript: 'TypeScript', python: 'Python', cli: 'CLI' }

export type RequestSample = {
  language: Language
  label: string
  /** Name of the language in the syntax highlighter. */
  grammar: 'bash' | 'typescript' | 'python'
  code: string
}

const writers = { curl: writeCurlSample, typescript: writeTypescriptSample, python: writePythonSample } as const
const grammars = { curl: 'bash', typescript: 'typescript', python: 'python', cli: 'bash' } as const

/** Returns the path and query of a call's example. */
export const getTarget = ({ path, example }: Call): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example.path?.[name] ?? ''))
  const query = new URLSearchParams(Object.entries(example.query ?? {}).map(([name, value]) => [name, String(value)])).toString()
  return query ? `${filled}?${query}` : filled
}

/** Writes the request sample of a call in one language. The command-line tool has samples for some calls only. */
export const writeSample = (call: Call, language: Language, host: string = brand.apiHost): RequestSample | undefined => {
  const code = language === 'cli' ? call.cli : writers[language](call, host + getTarget(call))
  return code === undefined ? undefined : { language, label: languageLabels[language], grammar: grammars[language], code }
}

/** Writes all request samples of a call, in the order of the tabs. */
export const writeSamples = (call: Call, host?: string): readonly RequestSample[] =>
  languages.flatMap((language) => writeSample(call, language, host) ?? [])
