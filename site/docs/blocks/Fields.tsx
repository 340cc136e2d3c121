import type { ReactNode } from 'react'
import { FieldTable, type FieldTableRow } from '#ui/docs/FieldTable/FieldTable.tsx'
import { docs } from '../words/docs.ts'
import type { FieldTableData, FlatField } from './Fields.read.ts'

const getParentPath = (path: string) => path.replace(/\.?[^.]+$/, '').replaceAll(/(\[\])+$/g, '')

type NestedField = FieldTableRow & { fields?: FieldTableRow[] }

function nestFields(rows: readonly FlatField[]): FieldTableRow[] {
  const found = new Map<string, NestedField>()
  const root: NestedField[] = []
  for (const { name, type, required, meaning, constraints, assumed } of rows) {
    const object = found.get(getParentPath(name))
    const parts = constraints.split('; ')
    const limits = parts.filter((part) => part && !part.startsWith('default ')).join('; ')
    const fallback = parts.find((part) => part.startsWith('default '))
    const ownName = object ? name.slice(name.lastIndexOf('.') + 1) : name
    const field: NestedField = { name: ownName, type, required, fallback, meaning, constraints: limits || undefined, assumed }
    if (object) (object.fields ??= []).push(field)
    else root.push(field)
    found.set(name, field)
  }
  return root
}

const sortRequiredFirst = (fields: readonly FieldTableRow[]): FieldTableRow[] =>
  fields
    .map((field) => ({ ...field, ...(field.fields && { fields: sortRequiredFirst(field.fields) }) }))
    .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))

export const Fields = ({ of, title, rows, collapsed, named, children }: FieldTableData & { children?: ReactNode }) => (
  <FieldTable
    title={title}
    heading={children}
    collapsed={collapsed}
    named={named}
    texts={{ ...docs[of].texts, assumed: docs.mayChange.hint }}
    rows={title === docs.fields.names.response ? nestFields(rows) : sortRequiredFirst(nestFields(rows))}
  />
)
