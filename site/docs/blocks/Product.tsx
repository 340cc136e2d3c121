import { ProductFigure } from '#ui/docs/FrontDoor/ProductFigure.tsx'
import type { read } from './Product.read.ts'

export const Product = ({ of }: ReturnType<typeof read>) => <ProductFigure of={of} />
