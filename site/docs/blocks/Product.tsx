import { ProductFigure } from '#ui/docs/FrontDoor/ProductFigure.tsx'
import { lookup, type Attributes } from '../compile/shapes/block.ts'

const figures = { machine: 'machine', replicas: 'replicas' } as const

export const read = ({ of }: Attributes) => ({ of: lookup(figures, of, 'of') })

/** The page's text says what the figure shows. */
export const markdown = () => []

export const Product = ({ of }: ReturnType<typeof read>) => <ProductFigure of={of} />
