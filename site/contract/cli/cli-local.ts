import { brand } from '../../content/brand.ts'
import { choice, program, templates, text, type CliCommand, type CliOption } from './cli.ts'

/** The settings by their names in config.json. Source: specification §3. */
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

type Parts = Partial<Pick<CliCommand, 'arguments' | 'options' | 'output'>>

const local = (name: string, summary: string, example: string, parts: Parts = {}): CliCommand => ({
  name,
  summary,
  arguments: [],
  options: [],
  calls: [],
  example: `${program} ${example}`,
  provenance: 'proposed',
  ...parts,
})

const key = { value: setting, meaning: 'The setting.' }
const templateName = { value: text('NAME'), meaning: 'Name of the template.' }

/** The commands that call no API. Source: proposed in `api-facts.md`. */
export const localCommands = (file: CliOption, template: CliOption): readonly [CliCommand, CliCommand, ...CliCommand[]] => [
  local('init', 'Writes a deploy.yml from a template.', 'init --template nginx', {
    options: [{ ...template, meaning: 'The template: nginx, pytorch, web-server or your own.', default: templates[0] }],
    output: 'Wrote deploy.yml.',
  }),
  local('validate', 'Checks a project file. Sends nothing.', 'validate -f deploy.yml', { options: [file], output: 'deploy.yml is valid.' }),
  local('config get', 'Prints one setting. The key is masked.', 'config get apiEndpoint', { arguments: [key], output: brand.apiHost }),
  local('config set', 'Changes one setting in config.json.', 'config set output.format json', {
    arguments: [key, { value: text('VALUE'), meaning: 'The new value.' }],
  }),
  local('config list', 'Prints all settings. The key is masked.', 'config list', {
    output: `apiEndpoint    ${brand.apiHost}\napiKey         ****\noutput.format  table`,
  }),
  local('config path', 'Prints the path of config.json.', 'config path', { output: '~/.onenode/config.json' }),
  local('templates list', 'Lists the templates.', 'templates list', { output: templates.join('\n') }),
  local('templates add', 'Saves a project file as a template.', 'templates add web-gpu deploy.yml', {
    arguments: [templateName, { value: text('FILE', 'file'), meaning: 'The project file.' }],
  }),
  local('templates remove', 'Removes a template.', 'templates remove web-gpu', { arguments: [templateName] }),
]
