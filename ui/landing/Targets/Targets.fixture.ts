import type { TargetsProps } from './Targets.tsx'

/** Four goals of a farm. */
export const goals = {
  id: 'targets',
  station: 'Targets',
  title: 'What we are growing toward.',
  note: 'Planned, not measured',
  items: [
    { figure: '10M+', label: 'Ears', detail: 'On every field' },
    { figure: '99.9%', label: 'Germination', detail: 'With tested seed' },
    { figure: '< 30 ms', label: 'Answer', detail: 'From the barn' },
    { figure: 'All', label: 'Villages', detail: 'In the valley' },
  ],
} satisfies TargetsProps
