export const cost = {
  initial: { launch: '2026-03-02T17:45', end: '2026-03-04T10:00', price: '0.42' },
  launched: 'Launch: one day is prepaid',
  epoch: 'Daily epoch',
  texts: {
    title: 'Calculate the cost of a VM',
    launch: 'Launch (UTC)',
    end: 'End (UTC)',
    price: 'Price per day, in USDC',
    ledger: 'Charges',
    time: 'Time (UTC)',
    charge: 'Reason',
    amount: 'Amount',
    total: 'Total',
  },
} as const
