import type { SearchResult } from '#ui/docs/Search/results.ts'
import { docs } from '../words/docs.ts'

/** Pages that the search suggests before anything is typed. */
export const suggested: readonly SearchResult[] = [
  { page: 'Your first VM', href: '/docs/vm/first-vm', excerpt: [{ text: 'Order, use and finalize a VM in a sandbox' }] },
  {
    page: 'Order a virtual machine',
    section: 'Order VMs',
    href: '/docs/vm/api/order#order-vms',
    kind: 'call',
    call: { method: 'POST', path: '/vms/v3' },
    excerpt: [],
  },
  {
    page: 'Manage VMs and keys',
    section: 'Terminate or finalize',
    href: '/docs/vm/api/manage#terminate-or-finalize',
    kind: 'call',
    call: { method: 'DELETE', path: '/vms/v3' },
    excerpt: [],
  },
]

export const searchProps = { texts: docs.search, suggested, load: async () => (await import('../search/search.ts')).loadSearch() }
