import { formatMoney } from '@workspace/api/format.ts'
import type { VmRecord } from '@workspace/api/records.ts'
import { showVm } from '@workspace/api/vm/vm-answers.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { endVm } from '../state/billing.ts'
import { createProblem, Refusal, refuse, refuseProblems } from '../state/problems.ts'
import { formatDollars } from '../state/texts.ts'
import { handleCalls, ok, type CallContext } from './handler.ts'
import { chooseOffers, cities, filterOffers, getName, countFreeVms, sumPrices, type Constraints, type Entry } from './marketplace.ts'

/** Returns 2 to 5 minutes, in milliseconds (spec V4). */
const pickProvisioningTime = (context: CallContext, vmId: string) => Math.round((2 + 3 * context.chance(`ready/${vmId}`)) * 60) * 1000

const parseSize = (slug: string) => {
  const [cpus = 0, ramGb = 0, storageGb = 0] = (slug.match(/\d+/g) ?? []).map(Number)
  return { cpus, ramGb, storageGb }
}

const buildVm = (context: CallContext, entry: Entry, name: string, openPorts: VmRecord['openPorts']): VmRecord => {
  const { account, now } = context
  const vmId = context.newId('vm')
  return {
    vmId,
    name,
    resources: parseSize(entry.offer.configuration.slug),
    datacenter: { country: entry.offer.datacenter.countryCode, city: entry.city },
    offer: getName(entry),
    price: entry.price,
    reserved: entry.price,
    publicIp: `203.0.113.${24 + ((account.counts['vm']! - 1) % 200)}`,
    openPorts,
    readyAt: now + pickProvisioningTime(context, vmId),
  }
}

const createUnknownVmProblem = (path: readonly (string | number)[], vmId: string) =>
  createProblem('body', path, `No VM of this account has the identifier ${vmId}. GET /vms/v3 lists yours.`)

const search = (context: CallContext, constraints: Constraints) =>
  ok(
    filterOffers(constraints).map((entry) => ({
      ...entry.offer,
      servers: [{ availableBasicInstances: countFreeVms(entry, context), additionalResources: [] }],
    })),
  )

export const vmHandlers = handleCalls(vmCall, {
  searchOffers: (context, { body }) => search(context, body),
  listBasicConfigurations: () => ok(vmCall.listBasicConfigurations.responses[0].example),
  listCountries: () => ok(cities.map(({ country }) => country)),
  listHardware: () => ok(vmCall.listHardware.responses[0].example),
  listDefaultImages: () => ok(vmCall.listDefaultImages.responses[0].example),
  listOfferings: (context) => search(context, {}),
  estimateVms: (context, { body: { constraints: wishes, instances } }) => {
    const chosen = chooseOffers(context, instances, wishes)
    const total = formatMoney(sumPrices(chosen))
    return ok({
      depositAmountUsdc: total,
      depositEpochs: 1,
      totalPricePerEpoch: total,
      maxPricePerEpoch: formatMoney(Math.max(...chosen.map(({ price }) => price))),
      instances,
    })
  },
  orderVms: (context, { body: { constraints: wishes, instances, vmConfiguration } }) => {
    const { account } = context
    const chosen = chooseOffers(context, instances, wishes)
    const total = sumPrices(chosen)
    if (total > account.balance)
      refuse('body', ['instances'], `The balance of ${formatDollars(account.balance)} does not cover ${formatDollars(total)}. Top up.`)
    const vms = chosen.map((entry) => buildVm(context, entry, vmConfiguration.name, vmConfiguration.openPorts ?? []))
    account.balance -= total
    account.vms.push(...vms)
    return ok({ vms: vms.map(({ vmId, name }) => ({ vmId, vmName: name })) })
  },
  listVms: ({ account, now }) => ok({ vms: account.vms.map((vm) => showVm(vm, now)) }),
  updateVm: ({ account }, { body: { vmId, name, openPorts } }) => {
    const vm = account.vms.find((each) => each.vmId === vmId)
    if (!vm) throw new Refusal([createUnknownVmProblem(['vmId'], vmId)])
    if (vm.ended) return refuse('body', ['vmId'], `The VM ${vmId} is Terminated and cannot be changed.`)
    if (name !== undefined) vm.name = name
    if (openPorts !== undefined) vm.openPorts = openPorts
    return { status: 204 }
  },
  deleteVms: (context, { body: { vmIds } }) => {
    const { account, now } = context
    const ids = [...new Set(vmIds)]
    const vms = account.vms.filter(({ vmId }) => ids.includes(vmId))
    refuseProblems(ids.flatMap((vmId, at) => (vms.some((vm) => vm.vmId === vmId) ? [] : [createUnknownVmProblem(['vmIds', at], vmId)])))
    // A VM that its owner terminated is already final. It stays in the list until its paid day ends.
    const open = vms.filter(({ ended }) => ended?.by !== 'user')
    for (const vm of open) {
      if (!vm.ended) {
        endVm(vm, now, 'user')
        continue
      }
      account.balance += vm.reserved
      account.vms = account.vms.filter((other) => other !== vm)
    }
    return ok({ transactions: open.map(() => context.newId('transaction')) })
  },
  listSshKeys: ({ account }) => ok(account.keys),
  addSshKey: (context, { body }) => {
    const { keys } = context.account
    const known = keys.find(({ publicKey }) => publicKey === body.publicKey)
    if (known) return ok(known)
    const key = { keyId: context.newId('key'), ...body }
    keys.push(key)
    return { status: 201, body: key }
  },
  deleteSshKey: ({ account }, { body: { keyId } }) => {
    if (!account.keys.some((key) => key.keyId === keyId)) {
      return refuse('body', ['keyId'], `No SSH key of this account has the identifier ${keyId}. GET /ssh_keys lists yours.`)
    }
    account.keys = account.keys.filter((key) => key.keyId !== keyId)
    return { status: 200 }
  },
})
