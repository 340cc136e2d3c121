import type * as z from 'zod'
import type { Drawn, Part, Reading } from './block.ts'
import type { DocsWords } from './docs-site.ts'

/** Table of the fields of an object, or of the options of a command. */
export interface FieldTableData {
  of: 'fields' | 'options'
  rows: readonly { name: string; type: string; required: boolean; meaning: string; constraints: string }[]
  /** True when the specification leaves one of the fields open. */
  assumed: boolean
}

/** Reads the fields of a schema, and marks fields that the specification does not give. */
export const readFields = (schema: z.core.$ZodType | undefined, where: string, { site, contract }: Reading): FieldTableData => {
  if (!schema) throw new Error(`${where} has no fields.`)
  const rows = contract.fieldRows(schema)
  return {
    of: 'fields',
    rows: rows.map(({ provenance, constraints, ...row }) => ({
      ...row,
      constraints: [constraints, ...(provenance === 'spec' ? [] : [site.words.assumed.mark])].filter(Boolean).join('; '),
    })),
    assumed: rows.some(({ provenance }) => provenance !== 'spec'),
  }
}

/** Writes constraints as sentences: what is allowed, then the default, its other sources, and a mark. */
const sentencesOf = (constraints: string): string[] => {
  const parts = constraints.split('; ').filter(Boolean)
  const isSentence = (part: string) => /^(?:default|also set by|assumed)/.test(part)
  const allowed = parts.filter((part) => !isSentence(part)).join('; ')
  const sentences = parts.filter(isSentence).map((part) => part.replace(/^default /, 'default: '))
  return [...(allowed ? [`allowed: ${allowed}`] : []), ...sentences].map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`)
}

export const markdown = ({ of, rows, assumed }: FieldTableData, words: DocsWords): Part[] => [
  {
    kind: 'table',
    head: [words[of].texts.name, 'Type', 'Required', 'Meaning'],
    rows: rows.map(({ name, type, required, meaning, constraints }) => [
      `\`${name}\``,
      type,
      required ? 'yes' : 'no',
      [meaning, ...sentencesOf(constraints)].filter(Boolean).join(' '),
    ]),
  },
  ...(assumed ? [{ kind: 'line', text: words.assumed.fields } as const] : []),
]

export const draw = ({
  data: { of, rows, assumed },
  components: { createElement, Fragment, FieldTable, elements },
  words,
}: Drawn<FieldTableData>) =>
  createElement(
    Fragment,
    null,
    createElement(FieldTable, { ...words[of], rows }),
    assumed && createElement(elements.p, null, words.assumed.fields),
  )
