import { defaults, type DeployFile } from './deploy-file.ts'

/** Calls, copied from the contract, which is too large for the browser. A test compares them with the contract. */
const targets = {
  createDeployment: { call: 'createDeployment', method: 'POST', path: '/enterprise/v1/io-cloud/caas/deploy' },
  orderVms: { call: 'orderVms', method: 'POST', path: '/vms/v3' },
} as const

export type DeployRequest = (typeof targets)[keyof typeof targets] & {
  body: Readonly<Record<string, unknown>>
  /** Paths of the fields in the file that the API does not have. */
  notSent: readonly string[]
}

const toOpenPort = (text: string) => {
  const [port, protocol] = text.split('/')
  return { port: Number(port), protocol }
}

const listGiven = (fields: Readonly<Record<string, unknown>>) => Object.keys(fields).filter((name) => fields[name] !== undefined)

/** Missing fields get the built-in defaults. Source: specification. */
const writeDeployBody = ({ container_config: config, ...deploy }: NonNullable<DeployFile['deploy']>) => ({
  hardware_id: deploy.hardware_id,
  gpus_per_container: deploy.gpus_per_container,
  replica_count: deploy.replica_count ?? defaults.replica_count,
  duration_hours: deploy.duration_hours ?? defaults.duration_hours,
  ...(deploy.location_ids && { location_ids: deploy.location_ids }),
  container_config: config,
})

/** The request fields for cpu, ram, storage, country and metadata.name are inferred. */
const writeVmBody = (vm: NonNullable<DeployFile['vm']>, name: string | undefined) => ({
  constraints: {
    basicConfiguration: `cpu-${vm.cpu}-ram-${vm.ram}gb-storage-${vm.storage}gb`,
    ...(vm.datacenter && { datacenter: { countries: [vm.datacenter.country] } }),
  },
  instances: defaults.instances,
  vmConfiguration: {
    name,
    ...(vm.ports && { openPorts: vm.ports.map(toOpenPort) }),
    osImage: vm.image,
    sshKeys: vm.ssh_keys,
  },
})

export const toRequest = ({ deploy, vm, providers, metadata }: DeployFile): DeployRequest => {
  const aside = [
    ...listGiven(providers ?? {}).map((name) => `providers.${name}`),
    ...listGiven(metadata ?? {})
      .filter((name) => deploy || name !== 'name')
      .map((name) => `metadata.${name}`),
  ]
  if (deploy) return { ...targets.createDeployment, body: writeDeployBody(deploy), notSent: aside }
  if (!vm) throw new Error('A checked deploy.yml has deploy or vm.')
  const city = vm.datacenter?.city === undefined ? [] : ['vm.datacenter.city']
  return { ...targets.orderVms, body: writeVmBody(vm, metadata?.name), notSent: [...city, ...aside] }
}
