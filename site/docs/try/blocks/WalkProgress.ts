import { lookup, type Attributes } from '@workspace/docs-kit/shapes/block.ts'
import { walks } from '@workspace/sandbox/walks.ts'

export interface WalkProgressData {
  walk: string
  label: string
  steps: number
}

export const read = ({ walk = '', label = '' }: Attributes): WalkProgressData => ({
  walk,
  label,
  steps: Object.keys(lookup(walks, walk, 'walk').steps).length,
})

export const markdown = () => []
