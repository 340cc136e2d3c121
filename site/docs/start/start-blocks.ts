import * as Begin from './blocks/Begin.ts'
import * as Product from './blocks/Product.ts'
import * as Quickstart from './blocks/Quickstart.ts'

/** Blocks of the first page of the documentation. */
export const startBlockSet = {
  folder: 'site/docs/start/blocks',
  widgets: 'site/docs/start/widgets',
  blocks: { Begin, Product, Quickstart },
}
