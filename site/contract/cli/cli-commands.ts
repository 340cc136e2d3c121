import { caasCall } from '../caas/caas.ts'
import { success, type Call } from '../call.ts'
import { choice, duration, positive, program, text, whole, type CliArgument, type CliCommand, type CliOption } from './cli.ts'
import { localCommands } from './cli-local.ts'
import { vmCommands } from './cli-vm.ts'
import { world } from '../example-world.ts'
import { literal } from '../literal.ts'

const { deployment, container } = world
const id: CliArgument = { value: text('ID', 'UUID'), meaning: 'Identifier of the deployment.' }

/** Source: specification §9 (page, per-page, 300 seconds, 24h, 1 replica). */
const page: CliOption = { name: '--page', value: whole(), default: '0', meaning: 'Number of the page, counted from 0.' }
const perPage: CliOption = { name: '--per-page', value: positive(), default: '10', meaning: 'Rows on a page, at most 100.' }
const wait: CliOption = { name: '--wait', meaning: 'Waits until the deployment runs or fails.' }
const timeout: CliOption = {
  name: '--timeout',
  value: positive('SECONDS'),
  default: '300',
  meaning: 'Longest time that --wait waits, in seconds.',
}

const file: CliOption = { name: '--file', short: '-f', value: text('FILE', 'file'), default: 'deploy.yml', meaning: 'The project file.' }
const template: CliOption = {
  name: '--template',
  value: text('NAME'),
  meaning: 'A template in place of a project file: nginx, pytorch, web-server or your own.',
}

/** What a command prints with `--output json`: the response of the API. */
const printed = (call: Call): string => literal(success(call).example, 'json')

const deploymentCommands: readonly CliCommand[] = [
  {
    name: 'deploy',
    summary: 'Deploys containers from a project file, a template or flags. A project file with vm orders a VM.',
    arguments: [],
    options: [
      file,
      template,
      {
        name: '--hardware-id',
        value: whole(),
        required: true,
        meaning: 'Hardware to run on.',
        sets: 'hardware_id',
        file: 'deploy.hardware_id',
      },
      {
        name: '--gpus',
        value: positive(),
        required: true,
        meaning: 'Number of GPUs of each container.',
        sets: 'gpus_per_container',
        file: 'deploy.gpus_per_container',
      },
      {
        name: '--replicas',
        value: positive(),
        default: '1',
        meaning: 'Number of containers.',
        sets: 'replica_count',
        file: 'deploy.replica_count',
        config: 'caas.defaultReplicas',
      },
      {
        name: '--duration',
        value: duration,
        default: '24h',
        meaning: 'Time that the deployment runs.',
        sets: 'duration_hours',
        file: 'deploy.duration_hours',
        config: 'caas.defaultDuration',
      },
      {
        name: '--location',
        value: whole('ID'),
        repeated: true,
        meaning: 'A location to run in.',
        sets: 'location_ids',
        file: 'deploy.location_ids',
      },
      {
        name: '--image',
        value: text('IMAGE'),
        required: true,
        meaning: 'Container image to run.',
        sets: 'container_config.image_url',
        file: 'deploy.container_config.image_url',
      },
      {
        name: '--port',
        value: positive(),
        required: true,
        meaning: 'Port on which the container serves HTTP.',
        sets: 'container_config.port',
        file: 'deploy.container_config.port',
      },
      {
        name: '--entrypoint',
        value: text('WORD'),
        repeated: true,
        meaning: 'The command of the container, then each of its arguments.',
        sets: 'container_config.entrypoint',
        file: 'deploy.container_config.entrypoint',
      },
      {
        name: '--env',
        value: { name: 'K=V', type: 'name=value', pattern: /^[A-Za-z_]\w*=/, like: 'a name and a value, like LOG_LEVEL=info' },
        repeated: true,
        meaning: 'An environment variable of the container.',
        sets: 'container_config.environment_variables',
        file: 'deploy.container_config.environment_variables',
      },
      wait,
      timeout,
    ],
    calls: [caasCall.createDeployment],
    example: `${program} deploy -f deploy.yml --wait --timeout 300 --output json`,
    output: literal({ deploymentId: deployment.id, serviceUrls: [container.url] }, 'json'),
    provenance: 'proposed',
  },
  {
    name: 'list',
    summary: 'Lists deployments.',
    arguments: [],
    options: [
      { name: '--status', value: text('STATUS'), meaning: 'Lists only deployments with this status.', sets: 'status' },
      { ...page, sets: 'page' },
      { ...perPage, sets: 'page_size' },
    ],
    calls: [caasCall.listDeployments],
    example: `${program} list --status running --per-page 20 --output json`,
    output: printed(caasCall.listDeployments),
    provenance: 'proposed',
  },
  {
    name: 'status',
    summary: 'Prints one deployment of the list.',
    arguments: [id],
    options: [{ name: '--watch', meaning: 'Prints the status again every 5 seconds.' }, wait, timeout],
    calls: [caasCall.listDeployments],
    example: `${program} status ${deployment.id} --wait --output json`,
    output: literal(success(caasCall.listDeployments).example, 'json'),
    provenance: 'proposed',
  },
  {
    name: 'logs',
    summary: 'Prints the log of a container.',
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
    calls: [caasCall.streamLog],
    example: `${program} logs ${deployment.id} ${container.id} --tail 100`,
    output: String(success(caasCall.streamLog).example)
      .trim()
      .replace(/^data: /, ''),
    provenance: 'proposed',
  },
]

const [init, validate, ...settings] = localCommands(file, template)

/** Every command, in the order of the reference. Source: proposed in `api-facts.md`; options that the specification names are §9's. */
export const commands: readonly CliCommand[] = [
  init,
  validate,
  ...deploymentCommands,
  ...vmCommands(file, page, perPage, printed),
  ...settings,
]
