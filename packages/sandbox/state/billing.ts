import { getNextEpoch } from '@workspace/api/cost.ts'
import type { Account } from './state.ts'

/** Returns the next billing time. Both times are in milliseconds. */
export const getNextBilling = (time: number): number => getNextEpoch(new Date(time)).getTime()

/** Ends a VM. The amount for the prepaid day stays reserved if the provider ended the VM, and is set to 0 otherwise. */
export const endVm = (vm: Account['vms'][number], at: number, by: 'user' | 'provider' | 'balance'): void => {
  vm.ended = { at, by: by === 'user' ? 'user' : 'provider' }
  vm.openPorts = []
  if (by !== 'provider') vm.reserved = 0
}

/** At every billing time up to `now`, charges each VM that has not ended. Ends a VM if the balance doesn't cover its next day. */
export const bill = (account: Account, now: number): void => {
  for (let at = getNextBilling(account.billedUntil); at <= now; at = getNextBilling(at)) {
    // Removes VMs that their owner terminated, because their paid day ends now.
    account.vms = account.vms.filter(({ ended }) => ended?.by !== 'user')
    for (const vm of account.vms.filter(({ ended }) => !ended)) {
      if (account.balance >= vm.price) account.balance -= vm.price
      else endVm(vm, at, 'balance')
    }
    account.billedUntil = at
  }
  account.billedUntil = Math.max(account.billedUntil, now)
}
