import { ProductFigure } from '#ui/docs/FrontDoor/ProductFigure.tsx'
import type { ProductData } from '../blocks/Product.ts'

/** Figure of a product. */
export const Product = ({ data: { of } }: { data: ProductData }) => <ProductFigure of={of} />
