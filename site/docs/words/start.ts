export const start = {
  first: { href: '/docs/vm/first-vm', label: 'Your first VM' },
  reference: { href: '/docs/vm/api/overview', label: 'API reference' },
  note: 'A sandbox answers every call. No account, no cost.',
  question: 'What does a VM cost?',
  price: (price: string) => `one VM, one day: $${price}`,
  order: { href: '/docs/vm/first-vm', label: 'Next: order it in a sandbox' },
} as const
