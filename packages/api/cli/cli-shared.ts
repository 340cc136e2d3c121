import { getSuccess, type Call } from '../call.ts'
import { writeLiteral } from '../literal.ts'
import { positive, program, text, whole, type CliCommand, type CliOption } from './cli.ts'

export const page: CliOption = { name: '--page', value: whole(), default: '0', meaning: 'Number of the page, counted from 0.' }
export const perPage: CliOption = { name: '--per-page', value: positive(), default: '10', meaning: 'Rows on a page, at most 100.' }

export const file: CliOption = {
  name: '--file',
  short: '-f',
  value: text('FILE', 'file'),
  default: 'deploy.yml',
  meaning: 'The project file.',
}
export const template: CliOption = {
  name: '--template',
  value: text('NAME'),
  meaning: 'A template in place of a project file: nginx, pytorch, web-server or your own.',
}

type Parts = Partial<Pick<CliCommand, 'arguments' | 'options' | 'output'>> & { call?: Call }

/** `example` leaves out the program's name. `output` defaults to the response of the call. */
export const command = (name: string, summary: string, example: string, { call, ...parts }: Parts = {}): CliCommand => {
  const response = call && getSuccess(call).example
  return {
    name,
    summary,
    arguments: [],
    options: [],
    calls: call ? [call] : [],
    example: `${program} ${example}`,
    ...(response !== undefined && { output: writeLiteral(response, 'json') }),
    provenance: 'proposed',
    ...parts,
  }
}
