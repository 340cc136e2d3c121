/** The worked examples of the daily epoch. Source: api-facts.md, lifecycles and limits. */
export const epochExamples = [
  { title: 'Launched at 17:45 UTC.', text: 'A full day is paid at launch; the next charge comes ten minutes later, at 17:55.' },
  { title: 'Deleted at 18:00 UTC.', text: 'The epoch that began at 17:55 is charged in full; nothing of it comes back.' },
] as const
