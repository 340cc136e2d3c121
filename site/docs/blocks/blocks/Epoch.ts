import type { Attributes, Part, Reading } from '../block.ts'
import type { DocsSite } from '../docs-site.ts'

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
