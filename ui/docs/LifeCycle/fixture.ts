import type { LifeCycleProps } from './LifeCycle.tsx'

export const rental = {
  label: 'The life of a machine',
  caption: 'One machine at 4.00 a day: 3 charges, 12.00.',
  steps: [
    { name: 'Order', call: 'POST /machines', tone: 'live', span: 2, way: { look: 'waiting', text: 'starting', detail: '1 min' } },
    { name: 'Running', text: 'you can log in', tone: 'live', span: 7, way: { look: 'live' }, marks: ['18:00', '18:00'] },
    { name: 'Ended', text: 'by its host', tone: 'danger', span: 2, way: { look: 'rest', text: 'funds are held' } },
    { name: 'Closed', call: 'DELETE', tone: 'rest', span: 1 },
  ],
  charges: {
    title: 'Paid',
    items: [
      { when: 'at the order', amount: '4.00', text: 'prepaid', span: 4 },
      { when: 'at 18:00', amount: '4.00', span: 2 },
      { when: 'at 18:00', amount: '4.00', span: 2 },
    ],
    rest: 'paid to 18:00',
  },
} satisfies LifeCycleProps

export const job = {
  label: 'The life of a job',
  caption: 'You can prolong only a running job.',
  steps: [
    { name: 'waiting', call: 'POST /jobs', tone: 'live', span: 3, way: { look: 'waiting' } },
    {
      name: 'running',
      text: 'uses up its hours',
      tone: 'live',
      span: 7,
      way: { look: 'live' },
      meter: 'minutes_left',
      again: { name: 'prolong', call: 'POST /jobs/{id}/hours' },
    },
    { name: 'done', text: 'hours are over', tone: 'done', span: 2 },
  ],
  end: { name: 'failed', text: 'or stopped', action: 'stop', from: 'while waiting or running' },
} satisfies LifeCycleProps
