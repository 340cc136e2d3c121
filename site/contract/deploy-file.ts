import * as z from 'zod/mini'
import { containerConfig, deploymentFields } from './container-deployment.ts'
import { inferred, proposed, spec } from './provenance.ts'
import { values } from './sample-values.ts'

// The content policy forbids eval, which zod's compiled parsers need.
z.config({ jitless: true })

/** The smallest machine. Source: specification §9. */
export const smallest = { cpu: 2, ram: 4, storage: 25 } as const

/** Used where deploy.yml leaves them out. Source: specification §9 (24 hours, 1 replica). */
export const defaults = { duration_hours: 24, replica_count: 1, instances: 1 } as const

/** A port and its protocol, as `22/tcp`. Source: specification §3. */
const portText = z.string().check(z.regex(
  /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])\/(tcp|udp)$/,
  'should be a port from 1 to 65535 and a protocol, like 22/tcp or 53/udp',
))

const containers = z.strictObject({
  hardware_id: deploymentFields.hardware_id,
  gpus_per_container: deploymentFields.gpus_per_container,
  replica_count: z.optional(deploymentFields.replica_count)
    .check(z.meta({ ...spec('Number of containers. Left out, 1.'), default: defaults.replica_count })),
  duration_hours: z.optional(deploymentFields.duration_hours)
    .check(z.meta({ ...spec('How many hours the deployment runs. Left out, 24.'), default: defaults.duration_hours })),
  location_ids: deploymentFields.location_ids,
  container_config: containerConfig,
}).check(z.meta(inferred('A container deployment. A file has either this or vm.')))

const machine = z.strictObject({
  cpu: z.int().check(z.gte(smallest.cpu), z.meta(spec('Number of vCPUs.'))),
  ram: z.int().check(z.gte(smallest.ram), z.meta(spec('Memory in GB.'))),
  storage: z.int().check(z.gte(smallest.storage), z.meta(spec('Disk in GB.'))),
  image: z.url({ protocol: /^https?$/, error: 'should be the address of an image, starting with https://' })
    .check(z.meta(spec('Public address of the image.'))),
  datacenter: z.optional(z.strictObject({
    country: z.string().check(
      z.regex(/^[A-Z]{2}$/, 'should be a country code of two capital letters, like DE'),
      z.meta(spec('Country code.')),
    ),
    city: z.optional(z.string().check(z.minLength(1))).check(z.meta(spec('City. The API has no field for it, so it is not sent.'))),
  })).check(z.meta(spec('Where the VM stands.'))),
  ports: z.optional(z.array(portText).check(z.maxLength(50)))
    .check(z.meta(spec('Ports to open, as 22/tcp. Keep 22/tcp, or SSH cannot connect.'))),
  ssh_keys: z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.meta(spec('Public keys that may log in.'))),
}).check(z.meta(inferred('A VM. A file has either this or deploy.')))

const names = z.array(z.string().check(z.minLength(1)))

/** The rule that zod checks by refinement, for the JSON Schema. */
const eitherForm = {
  oneOf: [{ required: ['deploy'] }, { required: ['vm'] }],
  dependentSchemas: { vm: { required: ['metadata'], properties: { metadata: { required: ['name'] } } } },
}

/**
 * deploy.yml, the project file of the command-line tool. Source: specification §3 names the fields; their grouping is inferred; that a file
 * has exactly one of `deploy` and `vm`, and that a VM needs `metadata.name`, is proposed.
 */
export const deployFile = z.strictObject({
  deploy: z.optional(containers),
  vm: z.optional(machine),
  providers: z.optional(z.strictObject({
    prefer: z.optional(names).check(z.meta(spec('Providers to take first.'))),
    exclude: z.optional(names).check(z.meta(spec('Providers to leave out.'))),
  })).check(z.meta(spec('Which providers the tool chooses from. Not sent to the API.'))),
  metadata: z.optional(z.strictObject({
    name: z.optional(z.string().check(z.minLength(1))).check(z.meta(spec('Name. A VM needs it.'))),
    description: z.optional(z.string()).check(z.meta(spec('What it is for. Not sent to the API.'))),
    tags: z.optional(z.array(z.string())).check(z.meta(spec('Words to find it by. Not sent to the API.'))),
  })).check(z.meta(spec('What the file says about itself.'))),
}).check(
  z.superRefine(({ deploy, vm, metadata }, context) => {
    const problem = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path })
    if (deploy && vm) problem('has both deploy and vm: keep one of them', 'vm')
    if (!deploy && !vm) problem('needs either deploy (containers) or vm (a virtual machine)')
    if (vm && metadata?.name === undefined) problem('needs metadata.name: it becomes the name of the VM', ...(metadata ? ['metadata'] : []))
  }),
  z.meta({ ...proposed('The project file of the onenode command-line tool: containers or a VM.'), ...eitherForm }),
)

/** A deploy.yml that was checked. */
export type DeployFile = z.output<typeof deployFile>

/** deploy.yml for containers, as the pages print it. */
export const containerFileExample = `deploy:
  hardware_id: 203
  gpus_per_container: 1
  replica_count: 1
  duration_hours: 24
  location_ids: [1, 4]
  container_config:
    image_url: ${values.containerImage}
    port: 80
    entrypoint: ["nginx", "-g", "daemon off;"]
    environment_variables:
      LOG_LEVEL: info
providers:
  prefer: [network-a]
  exclude: [network-b]
metadata:
  name: web
  description: Static site
  tags: [demo]
`

/** deploy.yml for a VM, as the pages print it. */
export const vmFileExample = `vm:
  cpu: 2
  ram: 4
  storage: 25
  image: ${values.image}
  datacenter:
    country: DE
    city: Frankfurt
  ports: ["22/tcp", "443/tcp"]
  ssh_keys:
    - ${values.sshKey}
metadata:
  name: web-1
`
