import { brand } from '@workspace/tokens/brand.ts'
import { caasCall } from '../caas/caas.ts'
import { getSuccess } from '../call.ts'
import {
  choice,
  command,
  duration,
  file,
  page,
  perPage,
  positive,
  template,
  text,
  whole,
  type CliArgument,
  type CliCommand,
  type CliOption,
} from './cli.ts'
import { vmCommands } from './cli-vm.ts'
import { world } from '../example-world.ts'
import { writeLiteral } from '../literal.ts'
import { templateFiles } from '../files/templates.ts'

const { deployment, container } = world
const id: CliArgument = { value: text('ID', 'UUID'), meaning: 'Identifier of the deployment.' }

const wait: CliOption = { name: '--wait', meaning: 'Waits until the deployment runs or fails.' }
const timeout: CliOption = {
  name: '--timeout',
  value: positive('SECONDS'),
  default: '300',
  meaning: 'Longest time that --wait waits, in seconds.',
}

/** Option for a request field that also exists in deploy.yml. */
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
      output: writeLiteral({ deploymentId: deployment.id, serviceUrls: [container.url] }, 'json'),
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
    output: String(getSuccess(caasCall.streamLog).example)
      .trim()
      .replace(/^data: \S+ /, ''),
  }),
]

/** Source: specification. */
const setting = {
  ...choice(
    'KEY',
    'apiEndpoint',
    'apiKey',
    'defaultProvider',
    'output.format',
    'output.colors',
    'vm.defaultImage',
    'vm.defaultSSHKey',
    'caas.defaultDuration',
    'caas.defaultReplicas',
  ),
  type: 'field of config.json',
}

const key = { value: setting, meaning: 'The setting.' }
const templateName = { value: text('NAME'), meaning: 'Name of the template.' }

/** Commands in the order of the reference. The names are proposed, and some options come from the specification. */
export const commands: readonly CliCommand[] = [
  command('init', 'Writes a deploy.yml from a template.', 'init --template nginx', {
    options: [
      {
        ...template,
        meaning: 'The template: nginx, pytorch, web-server or your own.',
        default: 'nginx' satisfies keyof typeof templateFiles,
      },
    ],
    output: 'Wrote deploy.yml.',
  }),
  command('validate', 'Checks a project file. Sends nothing.', 'validate -f deploy.yml', {
    options: [file],
    output: 'deploy.yml is valid.',
  }),
  ...deploymentCommands,
  ...vmCommands,
  command('config get', 'Prints one setting. The key is masked.', 'config get apiEndpoint', { arguments: [key], output: brand.apiHost }),
  command('config set', 'Changes one setting in config.json.', 'config set output.format json', {
    arguments: [key, { value: text('VALUE'), meaning: 'The new value.' }],
  }),
  command('config list', 'Prints all settings. The key is masked.', 'config list', {
    output: `apiEndpoint    ${brand.apiHost}\napiKey         ****\noutput.format  table`,
  }),
  command('config path', 'Prints the path of config.json.', 'config path', { output: '~/.onenode/config.json' }),
  command('templates list', 'Lists the templates.', 'templates list', { output: Object.keys(templateFiles).join('\n') }),
  command('templates add', 'Saves a project file as a template.', 'templates add web-gpu deploy.yml', {
    arguments: [templateName, { value: text('FILE', 'file'), meaning: 'The project file.' }],
  }),
  command('templates remove', 'Removes a template.', 'templates remove web-gpu', { arguments: [templateName] }),
]
