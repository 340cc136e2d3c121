import { brand } from '@workspace/tokens/brand.ts'
import { choice, templates, text, type CliCommand } from './cli.ts'
import { command, file, template } from './cli-shared.ts'

/** Settings, by their names in config.json. Source: specification. */
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

/** Commands that call no API. Source: proposed. */
export const localCommands: readonly [CliCommand, CliCommand, ...CliCommand[]] = [
  command('init', 'Writes a deploy.yml from a template.', 'init --template nginx', {
    options: [{ ...template, meaning: 'The template: nginx, pytorch, web-server or your own.', default: templates[0] }],
    output: 'Wrote deploy.yml.',
  }),
  command('validate', 'Checks a project file. Sends nothing.', 'validate -f deploy.yml', {
    options: [file],
    output: 'deploy.yml is valid.',
  }),
  command('config get', 'Prints one setting. The key is masked.', 'config get apiEndpoint', { arguments: [key], output: brand.apiHost }),
  command('config set', 'Changes one setting in config.json.', 'config set output.format json', {
    arguments: [key, { value: text('VALUE'), meaning: 'The new value.' }],
  }),
  command('config list', 'Prints all settings. The key is masked.', 'config list', {
    output: `apiEndpoint    ${brand.apiHost}\napiKey         ****\noutput.format  table`,
  }),
  command('config path', 'Prints the path of config.json.', 'config path', { output: '~/.onenode/config.json' }),
  command('templates list', 'Lists the templates.', 'templates list', { output: templates.join('\n') }),
  command('templates add', 'Saves a project file as a template.', 'templates add web-gpu deploy.yml', {
    arguments: [templateName, { value: text('FILE', 'file'), meaning: 'The project file.' }],
  }),
  command('templates remove', 'Removes a template.', 'templates remove web-gpu', { arguments: [templateName] }),
]
