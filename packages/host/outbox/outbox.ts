import { readEnvironment, runCommand } from '../configuration/command.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { readArguments, runOutboxCommand } from './outbox-command.ts'
import { reachFolder, reachSite } from './outbox-reach.ts'

await runCommand(async () => {
  // Comes first, because showing the help needs no outbox.
  const given = readArguments(process.argv.slice(2))
  // The command sends no mail, so it needs no API key even in production.
  const { OUTBOX_DIRECTORY, OPERATOR_TOKEN } = readConfiguration({ ...readEnvironment(), NODE_ENV: 'development' })
  const { close, ...outbox } = given.url === undefined ? reachFolder(OUTBOX_DIRECTORY) : reachSite(given.url, OPERATOR_TOKEN)
  try {
    await runOutboxCommand(given, { ...outbox, print: console.log, say: console.error })
  } finally {
    close()
  }
})
