import { EpochTimeline, type EpochTimelineProps } from '#ui/docs/EpochTimeline/EpochTimeline.tsx'

/** The daily epoch with its worked examples. */
export const Epoch = ({ data }: { data: EpochTimelineProps }) => <EpochTimeline {...data} />
