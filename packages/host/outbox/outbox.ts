import { readConfiguration } from '../configuration/configuration.ts'
import { environment } from '../configuration/environment.ts'
import { readCommand, runOutboxCommand, urlOf } from './outbox-command.ts'
import { reachFolder, reachSite } from './outbox-reach.ts'
import { runCommand } from '../configuration/command.ts'

/** The operator's command: npm run outbox. */
await runCommand(async () => {
  const args = process.argv.slice(2)
  // Help and mistakes need no outbox.
  readCommand(args)
  // It sends nothing, so it needs no key of the mail service.
  const { OUTBOX_DIRECTORY, OPERATOR_TOKEN } = readConfiguration({ ...environment(), NODE_ENV: 'development' })
  const url = urlOf(args)
  const { close, ...outbox } = url === undefined ? reachFolder(OUTBOX_DIRECTORY) : reachSite(url, OPERATOR_TOKEN)
  try {
    await runOutboxCommand(args, { ...outbox, print: console.log, say: console.error })
  } finally {
    close()
  }
})
