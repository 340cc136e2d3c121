import { readEnvironment, runCommand } from '../configuration/command.ts'
import { listMisspelled, readConfiguration } from '../configuration/configuration.ts'
import { readArguments, runOutboxCommand } from './outbox-command.ts'
import { reachFolder, reachSite } from './outbox-reach.ts'
import { rescueOutbox } from './rescue.ts'

await runCommand(async () => {
  // Comes first, because showing the help needs no outbox.
  const { command, json, url } = readArguments(process.argv.slice(2))
  const output = { print: console.log, say: console.error }
  if (command.command === 'rescue') return rescueOutbox(command.folder, output)
  // The command sends no email, so it needs no API key even in production.
  const env = readEnvironment()
  const { OUTBOX_DIRECTORY, OPERATOR_TOKEN } = readConfiguration({ ...env, NODE_ENV: 'development' })
  for (const line of listMisspelled(env)) output.say(line)
  const { close, ...outbox } = url === undefined ? reachFolder(OUTBOX_DIRECTORY) : reachSite(url, OPERATOR_TOKEN)
  try {
    await runOutboxCommand({ command, json }, { ...outbox, ...output })
  } finally {
    close()
  }
})
