import type { Attributes, Part, Reading } from '../compile/shapes/block.ts'
import type { DocsSite } from '../compile/shapes/docs-site.ts'

export const read = (_attributes: Attributes, { site }: Reading): DocsSite['epoch'] => site.epoch

export const markdown = ({ examples }: DocsSite['epoch']): Part[] => [
  {
    kind: 'list',
    ordered: false,
    items: examples.map(
      ({ title, events, result }) => `**${title}:** ${events.map(({ time, text }) => `${time} ${text}`).join('; ')}. ${result}.`,
    ),
  },
]
