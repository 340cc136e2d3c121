import { lookup, type Attributes } from '../compile/shapes/block.ts'

const figures = { machine: 'machine', replicas: 'replicas' } as const

export const read = ({ of }: Attributes) => ({ of: lookup(figures, of, 'of') })
