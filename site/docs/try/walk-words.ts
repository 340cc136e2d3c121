import type { WalkName } from '@workspace/sandbox/walks.ts'

/** Texts of the walks. The texts of their forms load on demand. */
export const walkWords = {
  send: 'Send',
  again: 'Send again',
  note: 'The sandbox runs in your browser. Nothing leaves this page.',
  documented: 'As documented',
  failed: 'The sandbox could not be loaded. Reload the page to try again: your progress is kept.',
  next: 'Next step',
  ends: {
    'first-vm': { label: 'Now a real one: Deploy a virtual machine', href: '/docs/vm/deploy' },
    'first-container': { label: 'Now a real one: Deploy containers', href: '/docs/caas/api/deploy' },
  } satisfies Readonly<Record<WalkName, object>> as Readonly<Record<string, { label: string; href: string }>>,
  panel: {
    title: 'Sandbox',
    startOver: 'Start over',
    progress: 'Progress',
    done: (done: number, total: number) => `${done} of ${total}`,
    clock: 'Clock',
    zone: 'UTC',
    mark: { at: (17 + 55 / 60) / 24, label: '5:55 PM' },
    balance: 'Balance',
    unit: 'USDC',
    reserved: (amount: string) => `$${amount} reserved`,
    machines: {
      'first-vm': { title: 'Virtual machine', status: 'not ordered' },
      'first-container': { title: 'Deployment', status: 'not ordered' },
    } satisfies Readonly<Record<WalkName, object>> as Readonly<Record<string, { title: string; status: string }>>,
    none: 'None yet',
  },
}
