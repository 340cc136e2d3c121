import type * as z from 'zod'
import { caasApi } from '@workspace/api/caas/caas.ts'
import { withExample, type Api, type Call, type CallResponse } from '@workspace/api/call.ts'
import { commands } from '@workspace/api/cli/cli-commands.ts'
import type { CliCommand } from '@workspace/api/cli/cli.ts'
import { configExample, configFile } from '@workspace/api/files/config-file.ts'
import { containerFileExample, deployFile, vmFileExample } from '@workspace/api/files/deploy-file.ts'
import { templateFiles } from '@workspace/api/files/templates.ts'
import { writeLiteral } from '@workspace/api/literal.ts'
import { vmApi } from '@workspace/api/vm/vm.ts'
import { lookup, type Attributes, type Listing } from './block.ts'

const apis: Readonly<Record<string, Api>> = { vm: vmApi, caas: caasApi }

export const findApi = ({ api }: Attributes): Api => lookup(apis, api, 'api')

export function findCall(attributes: Attributes): Call {
  const { api, call, example } = attributes
  return withExample(lookup(Object.fromEntries(findApi(attributes).calls.map((each) => [each.id, each])), call, `call of ${api}`), example)
}

export const findCommand = ({ name }: Attributes): CliCommand =>
  lookup(Object.fromEntries(commands.map((each) => [each.name, each])), name, 'name')

const templates = Object.entries(templateFiles).map(([name, code]) => {
  const listing: Listing = { label: `${name}.yml`, language: 'yaml', code: code.trimEnd() }
  return [`template-${name}`, { schema: deployFile, listing }] as const
})

const files: Readonly<Record<string, { schema: z.core.$ZodType; listing: Listing }>> = {
  ...Object.fromEntries(templates),
  deploy: { schema: deployFile.shape.deploy, listing: { label: 'deploy.yml', language: 'yaml', code: containerFileExample.trimEnd() } },
  'deploy-vm': { schema: deployFile.shape.vm, listing: { label: 'deploy.yml', language: 'yaml', code: vmFileExample.trimEnd() } },
  config: { schema: configFile, listing: { label: '~/.onenode/config.json', language: 'json', code: writeLiteral(configExample, 'json') } },
}

export const findFile = ({ file }: Attributes) => lookup(files, file, 'file')

export const toResponseListing = ({ example, contentType }: Pick<CallResponse, 'example' | 'contentType'>, label: string): Listing => ({
  label,
  language: contentType === 'text/event-stream' ? 'text' : 'json',
  code: typeof example === 'string' ? example : writeLiteral(example, 'json'),
})
