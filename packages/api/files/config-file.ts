import * as z from 'zod/mini'
import { brand } from '@workspace/tokens/brand.ts'
import { spec, type PartMeta } from '../provenance.ts'
import { keyInConfig } from '../samples/sample-placeholders.ts'
import { world } from '../example-world.ts'

const positive = z.int().check(z.gte(1))
const filled = z.string().check(z.minLength(1))
const withDefault = (value: string | number, meta: PartMeta) => z.meta({ ...meta, default: value })

/** config.json in ~/.onenode/. Source: specification (the fields and the defaults of caas). The formats are those of --output. */
export const configFile = z
  .strictObject({
    apiEndpoint: z.optional(z.url({ protocol: /^https?$/ })).check(z.meta(spec('Host of the API. ONENODE_API_URL overrides it.'))),
    apiKey: z.optional(filled).check(z.meta(spec('Your API key. ONENODE_API_KEY overrides it.'))),
    defaultProvider: z.optional(filled).check(z.meta(spec('Name of a provider. Stays in the file: no API call takes a provider.'))),
    output: z
      .optional(
        z.strictObject({
          format: z.optional(z.enum(['table', 'json', 'yaml'])).check(withDefault('table', spec('Format of the output.'))),
          colors: z.optional(z.boolean()).check(z.meta(spec('Whether the output has color.'))),
        }),
      )
      .check(z.meta(spec('Settings of the output.'))),
    vm: z
      .optional(
        z.strictObject({
          defaultImage: z.optional(z.url({ protocol: /^https?$/ })).check(z.meta(spec('Image of a new VM, if the order names none.'))),
          defaultSSHKey: z.optional(filled).check(z.meta(spec('Public key file of a new VM, if the order names none.'))),
        }),
      )
      .check(z.meta(spec('Defaults of new VMs.'))),
    caas: z
      .optional(
        z.strictObject({
          defaultDuration: z.optional(positive).check(withDefault(24, spec('Hours of a new deployment.'))),
          defaultReplicas: z.optional(positive).check(withDefault(1, spec('Number of containers of a new deployment.'))),
        }),
      )
      .check(z.meta(spec('Defaults of new deployments.'))),
  })
  .check(z.meta(spec('The global configuration of the onenode command-line tool.')))

export type ConfigFile = z.output<typeof configFile>

export const configExample: ConfigFile = {
  apiEndpoint: brand.apiHost,
  apiKey: keyInConfig,
  defaultProvider: world.providers.preferred,
  output: { format: 'table', colors: true },
  vm: { defaultImage: world.image.url, defaultSSHKey: world.sshKey.file },
  caas: { defaultDuration: 24, defaultReplicas: 1 },
}
