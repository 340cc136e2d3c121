import { ProductFigure } from '#ui/docs/FrontDoor/ProductFigure.tsx'
import { lookup, type Attributes } from '../compile/shapes/block.ts'

interface ProductData {
  of: 'machine' | 'replicas'
}

const figures = { machine: 'machine', replicas: 'replicas' } as const

export const read = ({ of }: Attributes): ProductData => ({ of: lookup(figures, of, 'of') })

/** The page says in words what the figure shows. */
export const markdown = () => []

export const Product = ({ of }: ProductData) => <ProductFigure of={of} />
