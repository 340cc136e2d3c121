import type { EpochTimelineProps } from '#ui/docs/EpochTimeline/EpochTimeline.tsx'
import type { Part } from '../compile/shapes/block.ts'
import { epoch } from '../words/epoch.ts'

export const read = (): EpochTimelineProps => epoch

export const markdown = ({ examples }: EpochTimelineProps): Part[] => [
  {
    kind: 'list',
    ordered: false,
    items: examples.map(
      ({ title, events, result }) => `**${title}:** ${events.map(({ time, text }) => `${time} ${text}`).join('; ')}. ${result}.`,
    ),
  },
]
