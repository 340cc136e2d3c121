export { EpochTimeline as Epoch } from '#ui/docs/EpochTimeline/EpochTimeline.tsx'
