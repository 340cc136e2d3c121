import { choice, program, text, type CliCommand, type CliOption } from './cli.ts'

/** The settings by their names in config.json. Source: specification §3. */
const setting = choice(
  'KEY', 'apiEndpoint', 'apiKey', 'defaultProvider', 'output.format', 'output.colors',
  'vm.defaultImage', 'vm.defaultSSHKey', 'caas.defaultDuration', 'caas.defaultReplicas',
)

type Parts = Partial<Pick<CliCommand, 'arguments' | 'options'>>

const local = (name: string, summary: string, example: string, parts: Parts = {}): CliCommand => (
  { name, summary, arguments: [], options: [], calls: [], example: `${program} ${example}`, provenance: 'proposed', ...parts }
)

const key = { value: setting, meaning: 'The setting, as config.json names it.' }
const templateName = { value: text('NAME'), meaning: 'The template.' }

/** The commands that call no API. Source: proposed in `api-facts.md`. */
export const localCommands = (file: CliOption, template: CliOption): readonly [CliCommand, CliCommand, ...CliCommand[]] => [
  local('init', 'Writes a deploy.yml to start from.', 'init --template nginx', { options: [template] }),
  local('validate', 'Checks a project file without sending anything.', 'validate -f deploy.yml', { options: [file] }),
  local('config get', 'Prints one setting; the key is shown masked.', 'config get apiEndpoint', { arguments: [key] }),
  local('config set', 'Changes one setting in config.json.', 'config set output.format json', {
    arguments: [key, { value: text('VALUE'), meaning: 'Its new value.' }],
  }),
  local('config list', 'Prints all settings; the key is shown masked.', 'config list'),
  local('config path', 'Prints where config.json lies.', 'config path'),
  local('templates list', 'Lists the templates.', 'templates list'),
  local('templates add', 'Keeps a project file as a template of yours.', 'templates add web-gpu deploy.yml', {
    arguments: [templateName, { value: text('FILE'), meaning: 'The project file.' }],
  }),
  local('templates remove', 'Removes a template of yours.', 'templates remove web-gpu', { arguments: [templateName] }),
]
