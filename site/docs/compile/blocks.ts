import { basename } from 'node:path'
import type { BlockModule } from './shapes/block.ts'

export type Blocks = Readonly<Record<string, BlockModule>>

/** Blocks by name. A page's `<Endpoint />` is the block in `Endpoint.tsx`. */
export const blocks: Blocks = Object.fromEntries(
  Object.entries(import.meta.glob<BlockModule>('../blocks/*.tsx', { eager: true })).map(([file, block]) => [basename(file, '.tsx'), block]),
)
