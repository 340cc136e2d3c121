import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDeployFile } from '@workspace/api/files/check-deploy-file.ts'
import { commands } from '@workspace/api/cli/cli-commands.ts'
import { parseCommand } from '@workspace/api/cli/cli-parse.ts'
import { configExample } from '@workspace/api/files/config-file.ts'
import { containerFileExample } from '@workspace/api/files/deploy-file.ts'

/** Prints and exits. This file stands in for the command-line tool, with the documented grammar, files and output. */
const end = (code: number, text = ''): never => {
  if (text) (code === 0 ? console.log : console.error)(text)
  process.exit(code)
}

const quoted = process.argv
  .slice(2)
  .map((word) => `'${word.replaceAll("'", "'\\''")}'`)
  .join(' ')
const parsed = parseCommand(`onenode ${quoted}`)
if (!parsed.ok) throw end(2, parsed.problem)
const { command: name, options, arguments: given } = parsed
const command = commands.find((one) => one.name === name)
if (!command || options.has('--help')) throw end(0, 'onenode')

const home = process.env.ONENODE_CONFIG_DIR ?? join(process.env.HOME ?? '.', '.onenode')
const file = options.get('--file')?.[0]
if (typeof file === 'string') {
  if (!existsSync(file)) end(3, `${file} is missing.`)
  const check = checkDeployFile(readFileSync(file, 'utf8'))
  if (!check.ok) end(3, check.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'))
  if (check.ok && name.startsWith('vm ') && check.request.call !== 'orderVms') end(3, `${file} has no vm.`)
}
if (command.calls.length > 0 && !process.env.ONENODE_API_KEY && !existsSync(join(home, 'config.json'))) end(4, 'The key is missing.')
if (name === 'init') writeFileSync('deploy.yml', containerFileExample)
if (name === 'config set') {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'config.json'), JSON.stringify(configExample))
}
if (name === 'templates add' && !existsSync(given[1] ?? '')) end(3, `${given[1]} is missing.`)
end(0, options.get('--quiet') ? '' : command.output)
