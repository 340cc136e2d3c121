import * as z from 'zod/mini'
import { containerConfig, deploymentFields } from '../caas/container-deployment.ts'
import { inferred, proposed, spec } from '../provenance.ts'
import { getValueAt } from '../field-path.ts'
import { country, imageUrl, publicKey, refuseTwice } from '../values/values.ts'
import { world } from '../example-world.ts'

/** Source: specification. */
export const smallest = { cpu: 2, ram: 4, storage: 25 } as const

/** Source: specification (24 hours, 1 replica). */
export const defaults = { duration_hours: 24, replica_count: 1, instances: 1 } as const

/** Port with its protocol, such as `22/tcp`. Source: specification. */
const portText = z
  .string()
  .check(
    z.regex(
      /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])\/(tcp|udp)$/,
      'a port from 1 to 65535, a slash, and tcp or udp',
    ),
  )

const filled = z.string().check(z.minLength(1))

const containers = z
  .strictObject({
    hardware_id: deploymentFields.hardware_id,
    gpus_per_container: deploymentFields.gpus_per_container,
    replica_count: z
      .optional(deploymentFields.replica_count)
      .check(z.meta({ ...spec('Number of containers. Each replica runs on a single node.'), default: defaults.replica_count })),
    duration_hours: z
      .optional(deploymentFields.duration_hours)
      .check(z.meta({ ...spec('Hours that the deployment runs.'), default: defaults.duration_hours })),
    location_ids: deploymentFields.location_ids,
    container_config: containerConfig,
  })
  .check(z.meta(inferred('A container deployment. A file has either deploy or vm.')))

const machine = z
  .strictObject({
    cpu: z.int().check(z.gte(smallest.cpu), z.meta(spec('Number of vCPUs.'))),
    ram: z.int().check(z.gte(smallest.ram), z.meta(spec('Memory in GB.'))),
    storage: z.int().check(z.gte(smallest.storage), z.meta(spec('Storage in GB.'))),
    image: imageUrl.check(z.meta(spec('Public URL of the image.'))),
    datacenter: z
      .optional(
        z.strictObject({
          country: country.check(z.meta(spec('Country code.'))),
          city: z.optional(filled).check(z.meta(spec('City. Stays in the file: the API has no field for it.'))),
        }),
      )
      .check(z.meta(spec('Location of the VM.'))),
    ports: z
      .optional(z.array(portText).check(z.maxLength(50), refuseTwice(String), z.meta({ uniqueItems: true })))
      .check(z.meta(spec('Ports to open. Include SSH to log in.'))),
    ssh_keys: z.array(publicKey).check(z.minLength(1), z.meta(spec('Text of the public keys that can log in.'))),
  })
  .check(z.meta(inferred('A VM. A file has either deploy or vm.')))

const names = z.array(filled)

/** Requires either `deploy` or `vm`, and a name for a VM. The messages say what to do. */
const checkForms = z.superRefine(({ deploy, vm, metadata }: { deploy?: unknown; vm?: unknown; metadata?: unknown }, context) => {
  const refuse = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path, input: undefined })
  if (deploy !== undefined && vm !== undefined)
    refuse('The file has both deploy and vm. Keep deploy for containers or vm for a virtual machine, and delete the other.', 'vm')
  else if (deploy === undefined && vm === undefined)
    refuse('The file has neither deploy nor vm. Write deploy for containers, or vm for a virtual machine.')
  else if (vm !== undefined && typeof (metadata ?? {}) === 'object' && getValueAt(metadata, ['name']) === undefined)
    refuse('metadata.name is missing. Write the name of the VM there.', 'metadata', 'name')
})

/** Applies only `checkForms`, so that its messages also appear for a file with other problems. */
export const deployForms = z.looseObject({}).check(checkForms)

/** The rule of `checkForms` as JSON Schema, because zod doesn't export refinements. */
const eitherForm = {
  oneOf: [{ required: ['deploy'] }, { required: ['vm'] }],
  dependentSchemas: { vm: { required: ['metadata'], properties: { metadata: { required: ['name'] } } } },
}

/**
 * deploy.yml, the project file of the command-line tool. The specification names the fields. Their grouping is inferred. It is proposed
 * that a file has exactly one of `deploy` and `vm`, and that a VM needs `metadata.name`.
 */
export const deployFile = z
  .strictObject({
    deploy: z.optional(containers),
    vm: z.optional(machine),
    providers: z
      .optional(
        z.strictObject({
          prefer: z.optional(names).check(z.meta(spec('Providers to prefer. Stays in the file: no API call takes a provider.'))),
          exclude: z.optional(names).check(z.meta(spec('Providers to exclude. Stays in the file: no API call takes a provider.'))),
        }),
      )
      .check(z.meta(spec('Lists of providers. Stays in the file: no API call takes a provider.'))),
    metadata: z
      .optional(
        z.strictObject({
          name: z.optional(filled).check(z.meta(spec('Name of the project. For a VM it is required and becomes the name of the VM.'))),
          description: z.optional(z.string()).check(z.meta(spec('Description of the project. Stays in the file.'))),
          tags: z.optional(z.array(z.string())).check(z.meta(spec('Tags of the project. Stay in the file.'))),
        }),
      )
      .check(z.meta(spec('Name, description and tags of the project.'))),
  })
  .check(checkForms, z.meta({ ...proposed('The project file of the onenode command-line tool: containers or a VM.'), ...eitherForm }))

export type DeployFile = z.output<typeof deployFile>

export const containerFileExample = `deploy:
  hardware_id: ${world.hardware.id}
  gpus_per_container: 1
  replica_count: 1
  duration_hours: ${world.deployment.hours}
  location_ids: [${world.locations.map(({ id }) => id).join(', ')}]
  container_config:
    image_url: ${world.deployment.image}
    port: ${world.deployment.port}
    entrypoint: ["nginx", "-g", "daemon off;"]
    environment_variables:
      LOG_LEVEL: info
metadata:
  name: web
  description: Static site
  tags: [demo]
`

export const vmFileExample = `vm:
  cpu: ${world.size.cpu}
  ram: ${world.size.ram}
  storage: ${world.size.storage}
  image: ${world.image.url}
  datacenter:
    country: ${world.country}
    city: ${world.city}
  ports: [${world.web.ports.map((port) => `"${port}/tcp"`).join(', ')}]
  ssh_keys:
    - ${world.sshKey.text}
metadata:
  name: ${world.web.name}
`
