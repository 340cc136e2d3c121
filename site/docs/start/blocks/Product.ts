import { lookup, type Attributes } from '../../compile/shapes/block.ts'

export interface ProductData {
  of: 'machine' | 'replicas'
}

const figures = { machine: 'machine', replicas: 'replicas' } as const

export const read = ({ of }: Attributes): ProductData => ({ of: lookup(figures, of, 'of') })

/** Its page says in words what it draws. */
export const markdown = () => []
