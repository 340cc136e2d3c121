import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as z from 'zod'
import { caasApi } from '@workspace/api/caas/caas.ts'
import { getSuccess } from '@workspace/api/call.ts'
import { listFieldRows } from '@workspace/api/fields.ts'
import { configFile } from '@workspace/api/files/config-file.ts'
import { deployFile } from '@workspace/api/files/deploy-file.ts'
import { knownErrors } from '@workspace/api/known-errors.ts'
import type { Provenance } from '@workspace/api/provenance.ts'
import { vmApi } from '@workspace/api/vm/vm.ts'
import { claims } from '../../site/landing/words/claims.ts'
import { roadmap } from '../../site/landing/words/roadmap.ts'

/** Something that the owner has to confirm. */
export interface OpenQuestion {
  kind: 'field' | 'response' | 'status' | 'rule' | 'message' | 'figure' | 'quarter'
  name: string
  /** Provenance of what the site shows. `undated` is a figure without a date, and `past` is a planned quarter that is over. */
  source: Exclude<Provenance, 'spec'> | 'undated' | 'past'
  /** Sentence that the site shows today. */
  shown: string
}

const listFields = (name: string, schema: z.core.$ZodType | undefined): OpenQuestion[] =>
  schema
    ? listFieldRows(schema).flatMap(({ name: field, meaning, provenance }) =>
        provenance === 'spec'
          ? []
          : { kind: field.endsWith('status') ? 'status' : 'field', name: `${name} ${field}`, source: provenance, shown: meaning },
      )
    : []

const contract: readonly OpenQuestion[] = [
  ...[vmApi, caasApi].flatMap(({ calls }) =>
    calls.flatMap((call): OpenQuestion[] => {
      const name = `${call.method} ${call.path}`
      const { provenance, description, schema } = getSuccess(call)
      return [
        ...(provenance === 'spec' ? [] : [{ kind: 'response', name, source: provenance, shown: description } as const]),
        ...[call.pathParams, call.query, call.request, schema].flatMap((each) => listFields(name, each)),
      ]
    }),
  ),
  ...listFields('config.json', configFile),
  ...listFields('deploy.yml', deployFile),
]

/** Errors of the APIs, with the messages of the sandbox. The specification asks for detailed messages and gives none. */
const messages: readonly OpenQuestion[] = Object.entries(knownErrors)
  .filter(([id]) => id !== 'deployyml-is-not-valid')
  .map(([id, [first = '']]) => ({ kind: 'message', name: id, source: 'proposed', shown: first }))

/** Letters of the handbook's sections with facts about the product. */
const productSections = 'PRLFBVCTE'

/** Reads the handbook's rules that have a mark, such as `_(inferred)_`. */
const readRules = (specification: string): OpenQuestion[] =>
  [...specification.matchAll(new RegExp(String.raw`^- \*\*([${productSections}]\d+)\*\* (.*(?:\n {2}.*)*)`, 'gm'))].flatMap(
    ([, name = '', text = '']) => {
      const shown = text.replaceAll(/\s+/g, ' ')
      const [, source] = /_\((public|inferred|proposed)\)_|, _(public|inferred|proposed)_\)/.exec(shown)?.filter(Boolean) ?? []
      return source === undefined ? [] : { kind: 'rule', name, source: source as OpenQuestion['source'], shown }
    },
  )

const figures: readonly OpenQuestion[] = Object.values(claims).flatMap((claim) =>
  claim.kind === 'stated' && !('asOf' in claim)
    ? { kind: 'figure', name: claim.number, source: 'undated', shown: `${claim.figure} ${claim.label}` }
    : [],
)

/** Returns when a quarter such as `Q1 2026` ends. */
const getEnd = (quarter: string): Date => {
  const [, number, year] = /^Q([1-4]) (\d{4})$/.exec(quarter) ?? []
  return new Date(Date.UTC(Number(year), Number(number) * 3))
}

const listQuarters = (today: Date): OpenQuestion[] =>
  roadmap.items.flatMap(({ quarter, title, status }) =>
    status === 'upcoming' && getEnd(quarter) <= today
      ? { kind: 'quarter', name: quarter, source: 'past', shown: `${title}: ${roadmap.statusLabels[status]}` }
      : [],
  )

/** Lists what the owner has to confirm, date or correct. */
export const listOpenQuestions = (today: Date, specification: string): OpenQuestion[] => [
  ...contract,
  ...messages,
  ...readRules(specification),
  ...figures,
  ...listQuarters(today),
]

const titles: Readonly<Record<OpenQuestion['kind'], string>> = {
  field: 'Fields. To confirm a field, call `spec` instead of `known`, `inferred` or `proposed` in packages/api.',
  response: 'Responses. To confirm a response, set its `provenance` to `spec` in packages/api.',
  status: 'Statuses. To confirm a status, call `spec` instead of `known`, `inferred` or `proposed` in packages/api.',
  rule: 'Rules. To confirm a rule, delete its mark, such as _(inferred)_, in handbook/specification.md.',
  message: 'Error messages of the sandbox. Confirm or replace them in packages/api/known-errors.ts.',
  figure: 'Stated figures without a date. Add `asOf` in site/landing/words/claims.ts.',
  quarter: 'Quarters that are over but still marked as planned. Change their `status` in site/landing/words/roadmap.ts.',
}

export const writeReport = (questions: readonly OpenQuestion[]): string =>
  [...Map.groupBy(questions, ({ kind }) => kind)]
    .map(([kind, found]) =>
      [`${found.length} ${titles[kind]}`, ...found.map(({ name, source, shown }) => `  ${name} (${source}): ${shown}`)].join('\n'),
    )
    .join('\n\n')

if (import.meta.main)
  console.log(
    writeReport(listOpenQuestions(new Date(), readFileSync(resolve(import.meta.dirname, '../../handbook/specification.md'), 'utf8'))),
  )
