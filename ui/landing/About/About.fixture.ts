import type { AboutProps } from './About.tsx'

/** Four crops and one plan. */
export const crops = {
  id: 'about',
  station: 'About',
  title: 'Every field, under one plan.',
  lead: { before: 'Four crops keep four calendars. One plan serves them all, ahead of the', figure: '12 t', after: 'expected by the autumn.' },
  source: 'Outside figure: the district’s forecast',
  networks: [
    { name: 'Wheat', text: 'Sown in the autumn.' },
    { name: 'Rye', text: 'For the poorer soil.' },
    { name: 'Oats', text: 'Sown in the spring.' },
    { name: 'Barley', text: 'Ready before the rest.' },
  ],
} satisfies AboutProps
