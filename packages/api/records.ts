import * as z from 'zod'

/** Time in milliseconds since 1970. */
export const time = z.int().gte(0).lte(Date.parse('2100-01-01'))
export const count = z.int().gte(0)

/** Money is in cents and times are in milliseconds, so that a snapshot is plain JSON. */
export const vmRecord = z.object({
  vmId: z.string(),
  name: z.string(),
  resources: z.object({ cpus: count, ramGb: count, storageGb: count }),
  datacenter: z.object({ country: z.string(), city: z.string() }),
  /** Absent for the example VMs. */
  offer: z.string().optional(),
  price: count,
  /** Amount that is reserved for the prepaid day. It is 0 after the owner or a low balance has ended the VM. */
  reserved: count,
  publicIp: z.string(),
  openPorts: z.array(z.object({ port: count, protocol: z.string() })).readonly(),
  readyAt: time,
  ended: z.object({ at: time, by: z.enum(['user', 'provider']) }).optional(),
})

export const deploymentRecord = z.object({
  id: z.string(),
  createdAt: time,
  hours: count.lte(1_000_000),
  paid: count,
  hardwareId: z.int(),
  gpusPerContainer: count,
  locations: z.array(z.int()).readonly(),
  /** Number of replicas by location. Empty for the example deployment. */
  taken: z.record(z.string(), count).readonly(),
  config: z.object({
    image_url: z.string(),
    port: count,
    entrypoint: z.array(z.string()).optional(),
    environment_variables: z.record(z.string(), z.string()).optional(),
  }),
  containers: z.array(z.object({ id: z.string(), device: z.string() })).readonly(),
  destroyedAt: time.optional(),
})

export type VmRecord = z.infer<typeof vmRecord>
export type DeploymentRecord = z.infer<typeof deploymentRecord>
