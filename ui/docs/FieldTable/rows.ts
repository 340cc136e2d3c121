import type { ReactNode } from 'react'

/** Field of an object. */
export interface FieldTableRow {
  /** Name in its object. */
  name: string
  /** Type, such as `string`. */
  type: string
  /** Required: the call fails without it. @default false */
  required?: boolean
  /** Value that is taken without it, such as `default 10`. */
  fallback?: string
  meaning: ReactNode
  /** Limits of a value, such as `1–50`; several are parted by `; `. */
  constraints?: string
  /** The specification leaves the field open. @default false */
  assumed?: boolean
  /** Fields of the object. */
  fields?: readonly FieldTableRow[]
}

/** Fields with those of their objects, in reading order. */
export const rowsIn = (rows: readonly FieldTableRow[]): FieldTableRow[] => rows.flatMap((row) => [row, ...rowsIn(row.fields ?? [])])
