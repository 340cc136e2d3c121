import { getNextEpoch } from '../cost.ts'
import { world } from '../example-world.ts'
import { formatMoney, formatTime } from '../format.ts'
import type { VmRecord } from '../records.ts'

const { web, old, size } = world

export const toTcpPorts = (ports: readonly number[]) => ports.map((port) => ({ port, protocol: 'tcp' }))

const now = Date.parse(world.moment)
const price = Math.round(Number(world.pricePerEpoch) * 100)
const machine = {
  resources: { cpus: size.cpu, ramGb: size.ram, storageGb: size.storage },
  datacenter: { country: world.country, city: world.city },
  price,
  reserved: price,
  publicIp: web.ip,
  readyAt: now,
}

export const exampleVms = {
  web: { ...machine, vmId: web.id, name: web.name, openPorts: toTcpPorts(web.ports) },
  old: { ...machine, vmId: old.id, name: old.name, openPorts: [], ended: { at: now, by: 'provider' } },
} as const satisfies Record<string, VmRecord>

export const showVm = ({ vmId, name, resources, datacenter, price, publicIp, openPorts, readyAt, ended }: VmRecord, now: number) => {
  const isReady = now >= readyAt
  return {
    vmId,
    name,
    status: ended ? 'Terminated' : isReady ? 'running' : 'provisioning',
    publicIp: ended || !isReady ? null : publicIp,
    resources,
    datacenter,
    billing: { nextBillingTime: ended ? null : formatTime(getNextEpoch(new Date(now)).getTime()), pricePerEpochUsd: formatMoney(price) },
    openPorts,
  }
}

export const shownVms = [showVm(exampleVms.web, now), showVm(exampleVms.old, now)] as const
