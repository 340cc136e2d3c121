import type { EpochTimelineProps } from '#ui/docs/EpochTimeline/EpochTimeline.tsx'
import { writeList } from '../compile/shapes/markdown.ts'
import { epoch } from '../words/epoch.ts'

export const read = (): EpochTimelineProps => epoch

export const markdown = ({ examples }: EpochTimelineProps) => [
  writeList(
    examples.map(
      ({ title, events, result }) => `**${title}:** ${events.map(({ time, text }) => `${time} ${text}`).join('; ')}. ${result}.`,
    ),
  ),
]
