import { caasCall } from './caas.ts'
import { choice, duration, positive, program, text, whole, type CliArgument, type CliCommand, type CliOption } from './cli.ts'
import { localCommands } from './cli-local.ts'
import { vmCommands } from './cli-vm.ts'
import { values } from './sample-values.ts'

const id: CliArgument = { value: text('ID'), meaning: 'The deployment.' }

/** Source: specification §9 (page, per-page, 300 seconds, 24h, 1 replica). */
const page: CliOption = { name: '--page', value: whole(), default: '0', meaning: 'Which page; the first is 0.' }
const perPage: CliOption = { name: '--per-page', value: positive(), default: '10', meaning: 'Rows of a page, at most 100.' }
const wait: CliOption = { name: '--wait', meaning: 'Waits until the deployment runs or fails.' }
const timeout: CliOption = { name: '--timeout', value: positive('SECONDS'), default: '300', meaning: 'The longest time to wait.' }

const file: CliOption = { name: '--file', short: '-f', value: text('FILE'), default: 'deploy.yml', meaning: 'The project file.' }
const template: CliOption = { name: '--template', value: text('NAME'), meaning: 'nginx, pytorch, web-server, or a template of yours.' }

const deploymentCommands: readonly CliCommand[] = [
  {
    name: 'deploy',
    summary: 'Deploys containers from a project file, a template or flags; a project file with vm orders a VM.',
    arguments: [],
    options: [
      file,
      template,
      { name: '--hardware-id', value: whole(), meaning: 'Hardware to run on.' },
      { name: '--gpus', value: positive(), meaning: 'GPUs of each container.' },
      { name: '--replicas', value: positive(), default: '1', meaning: 'Number of containers.' },
      { name: '--duration', value: duration, default: '24h', meaning: 'How long the deployment runs.' },
      { name: '--location', value: whole('ID'), repeated: true, meaning: 'A location to run in.' },
      { name: '--image', value: text('IMAGE'), meaning: 'Container image.' },
      { name: '--port', value: positive(), meaning: 'The port on which the container serves HTTP.' },
      {
        name: '--env',
        value: { name: 'K=V', pattern: /^[A-Za-z_]\w*=/, like: 'a name and a text, like LOG_LEVEL=info' },
        repeated: true,
        meaning: 'An environment variable.',
      },
      wait,
      timeout,
    ],
    calls: [caasCall.createDeployment],
    example: `${program} deploy -f deploy.yml --wait --timeout 300`,
    provenance: 'proposed',
  },
  {
    name: 'list',
    summary: 'Lists deployments.',
    arguments: [],
    options: [{ name: '--status', value: text('STATUS'), meaning: 'Only deployments with this status.' }, page, perPage],
    calls: [caasCall.listDeployments],
    example: `${program} list --status running --per-page 20`,
    provenance: 'proposed',
  },
  {
    name: 'status',
    summary: 'Shows one deployment of the list.',
    arguments: [id],
    options: [{ name: '--watch', meaning: 'Shows it again every 5 seconds.' }, wait, timeout],
    calls: [caasCall.listDeployments],
    example: `${program} status ${values.deployment} --watch`,
    provenance: 'proposed',
  },
  {
    name: 'logs',
    summary: 'Prints the log of a container.',
    arguments: [id, { value: text('CONTAINER'), meaning: 'The container.' }],
    options: [
      { name: '--stream', value: choice('STREAM', 'stdout', 'stderr'), default: 'stdout', meaning: 'Which stream to read.' },
      { name: '--follow', meaning: 'Goes on as new lines come.' },
      { name: '--tail', value: positive(), meaning: 'Only the last lines.' },
      { name: '--timestamps', meaning: 'Puts the time before each line.' },
    ],
    calls: [caasCall.streamLog],
    example: `${program} logs ${values.deployment} ${values.container} --follow --tail 100 --timestamps`,
    provenance: 'proposed',
  },
]

const [init, validate, ...settings] = localCommands(file, template)

/** Every command, in the order of the reference. Source: proposed in `api-facts.md`; options that the specification names are §9's. */
export const commands: readonly CliCommand[] = [init, validate, ...deploymentCommands, ...vmCommands(file, page, perPage), ...settings]
