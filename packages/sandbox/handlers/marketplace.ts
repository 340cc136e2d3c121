import type * as z from 'zod'
import { formatMoney } from '@workspace/api/format.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import type { constraints } from '@workspace/api/vm/vm-objects.ts'
import { parseCents } from '../state/texts.ts'
import { refuse } from '../state/problems.ts'
import type { CallContext } from './handler.ts'

export type Constraints = z.output<typeof constraints>

const [documented] = vmCall.searchOffers.responses[0].example
const [smallest, ...larger] = vmCall.listBasicConfigurations.responses[0].example
export const cities = [
  { country: 'DE', city: 'Frankfurt', code: 'FRA', storage: 'NVMe' },
  { country: 'PL', city: 'Warsaw', code: 'WAW', storage: 'SSD' },
  { country: 'US', city: 'New York', code: 'NYC', storage: 'NVMe' },
] as const

/** Price of a larger size, as a multiple of the smallest size's price. */
const largerPrice = 4

const multiplyPrice = (text: string, factor: number) => formatMoney(parseCents(text) * factor)

/** The first offer is the one in the documentation's examples. */
const marketplace = [smallest, ...larger].flatMap((slug, size) =>
  cities.map(({ country, city, code, storage }) => {
    const factor = size === 0 ? 1 : largerPrice
    const resources = documented.resources.map((resource) => ({
      ...resource,
      ...(resource.type === 'STORAGE' && { metadata: { type: storage } }),
      price: multiplyPrice(resource.price, factor),
    }))
    return {
      city,
      storage,
      price: parseCents(documented.configuration.price) * factor,
      offer: {
        ...documented,
        configuration: { slug, price: multiplyPrice(documented.configuration.price, factor) },
        resources,
        datacenter: { ...documented.datacenter, countryCode: country, cityCode: code },
      },
    }
  }),
)
export type Entry = (typeof marketplace)[number]

export const getName = ({ offer }: Entry) => `${offer.configuration.slug} ${offer.datacenter.countryCode}`

export const countFreeVms = (entry: Entry, { account }: CallContext) =>
  Math.max(
    0,
    documented.servers[0]!.availableBasicInstances - account.vms.filter(({ offer, ended }) => offer === getName(entry) && !ended).length,
  )

const matchesAny = <Wish>(wishes: readonly Wish[] | undefined, is: (wish: Wish) => boolean) => !wishes?.length || wishes.some(is)

export const filterOffers = ({ basicConfiguration, datacenter, hardware, maxTotalPricePerEpochUsd }: Constraints): Entry[] =>
  marketplace.filter(
    ({ offer, storage, price }) =>
      matchesAny(basicConfiguration === undefined ? [] : [basicConfiguration], (slug) => slug === offer.configuration.slug) &&
      matchesAny(datacenter?.countries, (country) => country === offer.datacenter.countryCode) &&
      matchesAny(hardware?.cpu, ({ manufacturer, architecture }) => {
        const cpu: Readonly<Record<string, string | undefined>> = offer.resources[0]!.metadata
        return manufacturer === cpu['manufacturer'] && architecture === cpu['architecture']
      }) &&
      matchesAny(hardware?.storage, ({ type }) => type === storage) &&
      (maxTotalPricePerEpochUsd === undefined || price <= parseCents(maxTotalPricePerEpochUsd)),
  )

/** Returns one offer for each VM, in the order of the marketplace. All offers of one size have the same price. */
export const chooseOffers = (context: CallContext, instances: number, wishes: Constraints = {}): Entry[] => {
  const entries = filterOffers({ ...wishes, basicConfiguration: wishes.basicConfiguration ?? smallest })
  if (entries.length === 0) {
    const message = 'constraints match no machine on offer. Search the marketplace with the same constraints to see which one excludes it.'
    refuse('body', ['constraints'], message)
  }
  const seats = entries.flatMap((entry) => Array.from({ length: countFreeVms(entry, context) }, () => entry))
  if (seats.length < instances)
    refuse('body', ['instances'], `instances is ${instances}, and the machines that fit have room for ${seats.length}.`)
  return seats.slice(0, instances)
}

export const sumPrices = (entries: readonly Entry[]): number => entries.reduce((total, { price }) => total + price, 0)
