/** Source: spec B7, B12. */
export const epoch = {
  caption: 'One VM at $0.42 a day, all times in UTC',
  days: ['Monday', 'Tuesday', 'Wednesday'],
  epoch: { at: (17 + 55 / 60) / 24, label: 'A day is charged at 17:55 UTC (5:55 PM)' },
  examples: [
    {
      title: 'Launched at 17:45',
      events: [
        { kind: 'launch', at: 17.75 / 24, time: 'Monday 17:45', text: 'launched, a full day is paid: $0.42' },
        { kind: 'charge', at: (17 + 55 / 60) / 24, time: 'Monday 17:55', text: 'the next charge, ten minutes later: $0.42' },
        { kind: 'end', at: 1.5, time: 'Tuesday 12:00', text: 'deleted, paid until 17:55' },
      ],
      result: 'Two charges, $0.84',
    },
    {
      title: 'Deleted at 18:00',
      events: [
        { kind: 'launch', at: 18 / 24, time: 'Monday 18:00', text: 'launched, a full day is paid: $0.42' },
        { kind: 'charge', at: 1 + (17 + 55 / 60) / 24, time: 'Tuesday 17:55', text: 'the next day is charged: $0.42' },
        { kind: 'end', at: 1 + 18 / 24, time: 'Tuesday 18:00', text: 'deleted, and the epoch that began at 17:55 is charged' },
      ],
      result: 'Two charges, $0.84',
    },
  ],
} as const
