import * as z from 'zod/mini'
import { brand } from '../content/brand.ts'
import { proposed, spec, type Said } from './provenance.ts'
import { values } from './sample-values.ts'

const positive = z.int().check(z.gte(1))
const withDefault = (value: string | number, said: Said) => z.meta({ ...said, default: value })

/**
 * config.json, the global configuration of the command-line tool under ~/.onenode/. Every part may be left out. Source: specification §3
 * names the fields and the two defaults of caas; the formats of output are the global option's (§9).
 */
export const configFile = z.strictObject({
  apiEndpoint: z.optional(z.url({ protocol: /^https?$/ })).check(z.meta(spec('Host of the API. ONENODE_API_URL overrides it.'))),
  apiKey: z.optional(z.string().check(z.minLength(1))).check(z.meta(spec('Your key. ONENODE_API_KEY overrides it.'))),
  defaultProvider: z.optional(z.string().check(z.minLength(1))).check(z.meta(spec('Provider to use where the project file names none.'))),
  output: z.optional(z.strictObject({
    format: z.optional(z.enum(['table', 'json', 'yaml']))
      .check(withDefault('table', proposed('How results are printed. Left out, table.'))),
    colors: z.optional(z.boolean()).check(z.meta(spec('Whether output is coloured.'))),
  })).check(z.meta(spec('How results are shown.'))),
  vm: z.optional(z.strictObject({
    defaultImage: z.optional(z.url({ protocol: /^https?$/ })).check(z.meta(spec('Image of a new VM where none is named.'))),
    defaultSSHKey: z.optional(z.string().check(z.minLength(1))).check(z.meta(spec('Public key file of a new VM where none is named.'))),
  })).check(z.meta(spec('Defaults of VMs.'))),
  caas: z.optional(z.strictObject({
    defaultDuration: z.optional(positive).check(withDefault(24, spec('Hours of a new deployment. Left out, 24.'))),
    defaultReplicas: z.optional(positive).check(withDefault(1, spec('Containers of a new deployment. Left out, 1.'))),
  })).check(z.meta(spec('Defaults of containers.'))),
}).check(z.meta(spec('The global configuration of the onenode command-line tool.')))

/** A config.json that was checked. */
export type ConfigFile = z.output<typeof configFile>

/** config.json with every field, as the pages print it. */
export const configExample: ConfigFile = {
  apiEndpoint: brand.apiHost,
  apiKey: 'your-api-key',
  defaultProvider: 'network-a',
  output: { format: 'table', colors: true },
  vm: { defaultImage: values.image, defaultSSHKey: '~/.ssh/id_ed25519.pub' },
  caas: { defaultDuration: 24, defaultReplicas: 1 },
}
