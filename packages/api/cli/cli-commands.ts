import { caasCall } from '../caas/caas.ts'
import { success } from '../call.ts'
import { choice, duration, positive, text, whole, type CliArgument, type CliCommand, type CliOption } from './cli.ts'
import { localCommands } from './cli-local.ts'
import { command, file, page, perPage, template } from './cli-shared.ts'
import { vmCommands } from './cli-vm.ts'
import { world } from '../example-world.ts'
import { literal } from '../literal.ts'

const { deployment, container } = world
const id: CliArgument = { value: text('ID', 'UUID'), meaning: 'Identifier of the deployment.' }

const wait: CliOption = { name: '--wait', meaning: 'Waits until the deployment runs or fails.' }
const timeout: CliOption = {
  name: '--timeout',
  value: positive('SECONDS'),
  default: '300',
  meaning: 'Longest time that --wait waits, in seconds.',
}

/** Returns an option that sets a field of the request and the same field of deploy.yml. */
const field = (sets: string, option: CliOption): CliOption => ({ ...option, sets, file: `deploy.${sets}` })

const deployOptions: readonly CliOption[] = [
  field('hardware_id', { name: '--hardware-id', value: whole(), required: true, meaning: 'Hardware to run on.' }),
  field('gpus_per_container', { name: '--gpus', value: positive(), required: true, meaning: 'Number of GPUs of each container.' }),
  field('replica_count', {
    name: '--replicas',
    value: positive(),
    default: '1',
    meaning: 'Number of containers.',
    config: 'caas.defaultReplicas',
  }),
  field('duration_hours', {
    name: '--duration',
    value: duration,
    default: '24h',
    meaning: 'Time that the deployment runs.',
    config: 'caas.defaultDuration',
  }),
  field('location_ids', { name: '--location', value: whole('ID'), repeated: true, meaning: 'A location to run in.' }),
  field('container_config.image_url', { name: '--image', value: text('IMAGE'), required: true, meaning: 'Container image to run.' }),
  field('container_config.port', {
    name: '--port',
    value: positive(),
    required: true,
    meaning: 'Port on which the container serves HTTP.',
  }),
  field('container_config.entrypoint', {
    name: '--entrypoint',
    value: text('WORD'),
    repeated: true,
    meaning: 'The command of the container, then each of its arguments.',
  }),
  field('container_config.environment_variables', {
    name: '--env',
    value: { name: 'K=V', type: 'name=value', pattern: /^[A-Za-z_]\w*=/, like: 'a name and a value, like LOG_LEVEL=info' },
    repeated: true,
    meaning: 'An environment variable of the container.',
  }),
]

const deploymentCommands: readonly CliCommand[] = [
  command(
    'deploy',
    'Deploys containers from a project file, a template or flags. A project file with vm orders a VM.',
    'deploy -f deploy.yml --wait --timeout 300 --output json',
    {
      options: [file, template, ...deployOptions, wait, timeout],
      call: caasCall.createDeployment,
      output: literal({ deploymentId: deployment.id, serviceUrls: [container.url] }, 'json'),
    },
  ),
  command('list', 'Lists deployments.', 'list --status running --per-page 20 --output json', {
    options: [
      { name: '--status', value: text('STATUS'), meaning: 'Lists only deployments with this status.', sets: 'status' },
      { ...page, sets: 'page' },
      { ...perPage, sets: 'page_size' },
    ],
    call: caasCall.listDeployments,
  }),
  command('status', 'Prints one deployment of the list.', `status ${deployment.id} --wait --output json`, {
    arguments: [id],
    options: [{ name: '--watch', meaning: 'Prints the status again every 5 seconds.' }, wait, timeout],
    call: caasCall.listDeployments,
  }),
  command('logs', 'Prints the log of a container.', `logs ${deployment.id} ${container.id} --tail 100`, {
    arguments: [
      { ...id, sets: 'deployment_id' },
      { value: text('CONTAINER'), meaning: 'Identifier of the container.', sets: 'container_id' },
    ],
    options: [
      { name: '--stream', value: choice('STREAM', 'stdout', 'stderr'), default: 'stdout', meaning: 'Stream to read.', sets: 'stream' },
      { name: '--follow', meaning: 'Prints new lines until you stop the command.' },
      { name: '--tail', value: positive(), meaning: 'Prints only the last N lines.' },
      { name: '--timestamps', meaning: 'Prints the time before each line.' },
    ],
    call: caasCall.streamLog,
    output: String(success(caasCall.streamLog).example)
      .trim()
      .replace(/^data: /, ''),
  }),
]

const [init, validate, ...settings] = localCommands

/** Every command, in the order of the reference. Their names are proposed; the specification gives some of their options. */
export const commands: readonly CliCommand[] = [init, validate, ...deploymentCommands, ...vmCommands, ...settings]
