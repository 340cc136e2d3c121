import { defaults, type DeployFile } from './deploy-file.ts'

/** The request that a deploy.yml becomes, and the fields of the file that are not sent. */
export type DeployRequest = {
  call: 'createDeployment' | 'orderVms'
  method: 'POST'
  path: '/enterprise/v1/io-cloud/caas/deploy' | '/vms/v3'
  body: Readonly<Record<string, unknown>>
  /** Fields of the file for which the API has no field, by their paths. */
  notSent: readonly string[]
}

/** Copied from the contract, which is too large for a browser; a test compares them. */
const targets = {
  createDeployment: { call: 'createDeployment', method: 'POST', path: '/enterprise/v1/io-cloud/caas/deploy' },
  orderVms: { call: 'orderVms', method: 'POST', path: '/vms/v3' },
} as const

const openPort = (text: string) => {
  const [port, protocol] = text.split('/')
  return { port: Number(port), protocol }
}

const given = (fields: Readonly<Record<string, unknown>>) => Object.keys(fields).filter((name) => fields[name] !== undefined)

/** Writes the body of `POST /deploy`; missing fields get the built-in defaults. Source: specification. */
const deployBody = ({ container_config: config, ...deploy }: NonNullable<DeployFile['deploy']>) => ({
  hardware_id: deploy.hardware_id,
  gpus_per_container: deploy.gpus_per_container,
  replica_count: deploy.replica_count ?? defaults.replica_count,
  duration_hours: deploy.duration_hours ?? defaults.duration_hours,
  ...(deploy.location_ids ? { location_ids: deploy.location_ids } : {}),
  container_config: config,
})

/**
 * Writes the body of `POST /vms/v3`. Inferred: cpu, ram and storage become basicConfiguration, the country
 * datacenter.countries, ports openPorts, and metadata.name the name.
 */
const vmBody = (vm: NonNullable<DeployFile['vm']>, name: string | undefined) => ({
  constraints: {
    basicConfiguration: `cpu-${vm.cpu}-ram-${vm.ram}gb-storage-${vm.storage}gb`,
    ...(vm.datacenter ? { datacenter: { countries: [vm.datacenter.country] } } : {}),
  },
  instances: defaults.instances,
  vmConfiguration: {
    name,
    ...(vm.ports ? { openPorts: vm.ports.map(openPort) } : {}),
    osImage: vm.image,
    sshKeys: vm.ssh_keys,
  },
})

/** Writes the request that a checked deploy.yml becomes. */
export const toRequest = ({ deploy, vm, providers, metadata }: DeployFile): DeployRequest => {
  const aside = [
    ...given(providers ?? {}).map((name) => `providers.${name}`),
    ...given(metadata ?? {})
      .filter((name) => deploy || name !== 'name')
      .map((name) => `metadata.${name}`),
  ]
  if (deploy) return { ...targets.createDeployment, body: deployBody(deploy), notSent: aside }
  if (!vm) throw new Error('A checked deploy.yml has deploy or vm.')
  const city = vm.datacenter?.city === undefined ? [] : ['vm.datacenter.city']
  return { ...targets.orderVms, body: vmBody(vm, metadata?.name), notSent: [...city, ...aside] }
}
