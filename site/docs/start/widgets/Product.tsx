import { ProductFigure } from '#ui/docs/FrontDoor/ProductFigure.tsx'
import type { ProductData } from '../blocks/Product.ts'
import { start } from '../words.ts'

/** Figure of a product. */
export const Product = ({ data: { of } }: { data: ProductData }) =>
  of === 'machine' ? <ProductFigure of="machine" texts={start.machine} /> : <ProductFigure of="replicas" texts={start.replicas} />
