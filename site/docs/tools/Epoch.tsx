import { EpochTimeline } from '../../../ui/docs/EpochTimeline/EpochTimeline.tsx'
import { epoch as text } from '../../content/docs-tools/epoch.ts'

/** The daily epoch with its worked examples. */
export const Tool = () => <EpochTimeline {...text} />
