import type * as z from 'zod'
import { vmCall } from '../../contract/vm/vm.ts'
import type { constraints } from '../../contract/vm/vm-objects.ts'
import { endVm, nextBilling } from '../state/billing.ts'
import { moneyText, timeText, type Handlers, type Moment, type Outcome } from './handler.ts'
import { refused, type Problem } from '../state/problems.ts'
import type { SandboxVm } from '../state/state.ts'

type Constraints = z.output<typeof constraints>

const [documented] = vmCall.searchOffers.responses[0].example
const [smallest, ...larger] = vmCall.listBasicConfigurations.responses[0].example
const cities = [
  { country: 'DE', city: 'Frankfurt', code: 'FRA', storage: 'NVMe' },
  { country: 'PL', city: 'Warsaw', code: 'WAW', storage: 'SSD' },
  { country: 'US', city: 'New York', code: 'NYC', storage: 'NVMe' },
] as const

/** How many times the price of the smallest size a larger size costs. */
const largerPrice = 4

const toCents = (text: string) => Math.round(Number(text) * 100)
const times = (text: string, factor: number) => moneyText(toCents(text) * factor)

/** The marketplace: every size in every city. The first offer is that of the examples. */
const marketplace = [smallest, ...larger].flatMap((slug, size) =>
  cities.map(({ country, city, code, storage }) => {
    const factor = size === 0 ? 1 : largerPrice
    const resources = documented.resources.map((resource) => ({
      ...resource,
      ...(resource.type === 'STORAGE' ? { metadata: { type: storage } } : {}),
      price: times(resource.price, factor),
    }))
    return {
      city,
      storage,
      price: toCents(documented.configuration.price) * factor,
      offer: {
        ...documented,
        configuration: { slug, price: times(documented.configuration.price, factor) },
        resources,
        datacenter: { ...documented.datacenter, countryCode: country, cityCode: code },
      },
    }
  }),
)
type Entry = (typeof marketplace)[number]

const nameOf = ({ offer }: Entry) => `${offer.configuration.slug} ${offer.datacenter.countryCode}`

const roomOf = (entry: Entry, { account }: Moment) =>
  documented.servers[0]!.availableBasicInstances - account.vms.filter(({ offer, ended }) => offer === nameOf(entry) && !ended).length

/** True when the list is empty or one of its items matches. */
const fits = <Wish>(wishes: readonly Wish[] | undefined, is: (wish: Wish) => boolean) => !wishes?.length || wishes.some(is)

const fitting = ({ basicConfiguration, datacenter, hardware, maxTotalPricePerEpochUsd }: Constraints): Entry[] =>
  marketplace.filter(
    ({ offer, storage, price }) =>
      fits(basicConfiguration === undefined ? [] : [basicConfiguration], (slug) => slug === offer.configuration.slug) &&
      fits(datacenter?.countries, (country) => country === offer.datacenter.countryCode) &&
      fits(hardware?.cpu, ({ manufacturer, architecture }) => {
        const cpu: Readonly<Record<string, string | undefined>> = offer.resources[0]!.metadata
        return manufacturer === cpu['manufacturer'] && architecture === cpu['architecture']
      }) &&
      fits(hardware?.storage, ({ type }) => type === storage) &&
      (maxTotalPricePerEpochUsd === undefined || price <= Number(maxTotalPricePerEpochUsd) * 100),
  )

/** The offers that an order takes, one for each VM, the cheapest first; or why there are none. */
const choose = (moment: Moment, instances: number, wishes: Constraints = {}): Entry[] | Problem => {
  const entries = fitting({ ...wishes, basicConfiguration: wishes.basicConfiguration ?? smallest })
  if (entries.length === 0)
    return refused(
      'body',
      ['constraints'],
      'constraints match no machine on offer: search the marketplace with the same constraints to see which one excludes it',
    )
  const seats = entries.flatMap((entry) => Array.from({ length: Math.max(0, roomOf(entry, moment)) }, () => entry))
  return seats.length < instances
    ? refused('body', ['instances'], `instances is ${instances}, and the machines that fit have room for ${seats.length}`)
    : seats.slice(0, instances)
}

const sum = (entries: readonly Entry[]) => entries.reduce((total, { price }) => total + price, 0)
const isProblem = (chosen: Entry[] | Problem): chosen is Problem => !Array.isArray(chosen)
const refuse = (...problems: Problem[]): Outcome => ({ problems })

/** Provisioning takes 2 to 5 minutes. Source: specification §9. */
const provisioning = (moment: Moment, vmId: string) => Math.round((2 + 3 * moment.chance(`ready/${vmId}`)) * 60) * 1000

const sizeOf = (slug: string) => {
  const [cpus = 0, ramGb = 0, storageGb = 0] = (slug.match(/\d+/g) ?? []).map(Number)
  return { cpus, ramGb, storageGb }
}

const build = (moment: Moment, entry: Entry, name: string, openPorts: SandboxVm['openPorts']): SandboxVm => {
  const { account, now } = moment
  const vmId = moment.newId('vm')
  return {
    vmId,
    name,
    resources: sizeOf(entry.offer.configuration.slug),
    datacenter: { country: entry.offer.datacenter.countryCode, city: entry.city },
    offer: nameOf(entry),
    price: entry.price,
    reserved: entry.price,
    // 203.0.113.0/24 is reserved for documentation (RFC 5737).
    publicIp: `203.0.113.${24 + ((account.counts['vm']! - 1) % 200)}`,
    openPorts,
    readyAt: now + provisioning(moment, vmId),
  }
}

const shown = ({ vmId, name, resources, datacenter, price, publicIp, openPorts, readyAt, ended }: SandboxVm, now: number) => {
  const isReady = now >= readyAt
  return {
    vmId,
    name,
    status: ended ? 'Terminated' : isReady ? 'running' : 'provisioning',
    publicIp: ended || !isReady ? null : publicIp,
    resources,
    datacenter,
    billing: { nextBillingTime: ended ? null : timeText(nextBilling(now)), pricePerEpochUsd: moneyText(price) },
    openPorts,
  }
}

const unknownVm = (path: readonly (string | number)[], vmId: string) =>
  refused('body', path, `no VM of this account has the identifier ${vmId}: GET /vms/v3 lists yours`)

export const vmHandlers: Handlers<typeof vmCall> = {
  searchOffers: (moment, { body }) => ({
    status: 200,
    body: fitting(body).map((entry) => ({
      ...entry.offer,
      servers: [{ availableBasicInstances: Math.max(0, roomOf(entry, moment)), additionalResources: [] }],
    })),
  }),
  listBasicConfigurations: () => ({ status: 200, body: vmCall.listBasicConfigurations.responses[0].example }),
  listCountries: () => ({ status: 200, body: cities.map(({ country }) => country) }),
  listHardware: () => ({ status: 200, body: vmCall.listHardware.responses[0].example }),
  listDefaultImages: () => ({ status: 200, body: vmCall.listDefaultImages.responses[0].example }),
  listOfferings: (moment) => vmHandlers.searchOffers(moment, { path: undefined, query: undefined, body: {} }),
  estimateVms: (moment, { body: { constraints: wishes, instances } }) => {
    const chosen = choose(moment, instances, wishes)
    if (isProblem(chosen)) return refuse(chosen)
    const total = moneyText(sum(chosen))
    return {
      status: 200,
      body: {
        depositAmountUsdc: total,
        depositEpochs: 1,
        totalPricePerEpoch: total,
        maxPricePerEpoch: moneyText(Math.max(...chosen.map(({ price }) => price))),
        instances,
      },
    }
  },
  orderVms: (moment, { body: { constraints: wishes, instances, vmConfiguration } }) => {
    const { account } = moment
    const chosen = choose(moment, instances, wishes)
    if (isProblem(chosen)) return refuse(chosen)
    const total = sum(chosen)
    if (total > account.balance) {
      return refuse(
        refused(
          'body',
          ['instances'],
          `the balance of $${moneyText(account.balance)} does not cover the first day, $${moneyText(total)}: top up`,
        ),
      )
    }
    const vms = chosen.map((entry) => build(moment, entry, vmConfiguration.name, vmConfiguration.openPorts ?? []))
    account.balance -= total
    account.vms.push(...vms)
    return { status: 200, body: { vms: vms.map(({ vmId, name }) => ({ vmId, vmName: name })) } }
  },
  listVms: ({ account, now }) => ({ status: 200, body: { vms: account.vms.map((vm) => shown(vm, now)) } }),
  updateVm: ({ account }, { body: { vmId, name, openPorts } }) => {
    const vm = account.vms.find((one) => one.vmId === vmId)
    if (!vm) return refuse(unknownVm(['vmId'], vmId))
    if (vm.ended) return refuse(refused('body', ['vmId'], `the VM ${vmId} is Terminated and cannot be changed`))
    if (name !== undefined) vm.name = name
    if (openPorts !== undefined) vm.openPorts = openPorts
    return { status: 204 }
  },
  deleteVms: (moment, { body: { vmIds } }) => {
    const { account, now } = moment
    const ids = [...new Set(vmIds)]
    const vms = account.vms.filter(({ vmId }) => ids.includes(vmId))
    const problems = ids.flatMap((vmId, at): Problem[] => {
      const vm = vms.find((one) => one.vmId === vmId)
      if (!vm) return [unknownVm(['vmIds', at], vmId)]
      return vm.ended?.by === 'user' ? [refused('body', ['vmIds', at], `the VM ${vmId} is already terminated`)] : []
    })
    if (problems.length > 0) return refuse(...problems)
    for (const vm of vms) {
      if (!vm.ended) {
        endVm(vm, now, 'user')
        vm.reserved = 0
        continue
      }
      account.balance += vm.reserved
      account.vms = account.vms.filter((other) => other !== vm)
    }
    return { status: 200, body: { transactions: vms.map(() => moment.newId('transaction')) } }
  },
  listSshKeys: ({ account }) => ({ status: 200, body: account.keys }),
  addSshKey: (moment, { body }) => {
    const { keys } = moment.account
    const known = keys.find(({ publicKey }) => publicKey === body.publicKey)
    if (known) return { status: 200, body: known }
    const key = { keyId: moment.newId('key'), ...body }
    keys.push(key)
    return { status: 201, body: key }
  },
  deleteSshKey: ({ account }, { body: { keyId } }) => {
    if (!account.keys.some((key) => key.keyId === keyId)) {
      return refuse(refused('body', ['keyId'], `no SSH key of this account has the identifier ${keyId}: GET /ssh_keys lists yours`))
    }
    account.keys = account.keys.filter((key) => key.keyId !== keyId)
    return { status: 200 }
  },
}
