import { ConfigurationError } from './configuration.ts'

/** Something outside the program keeps the server from starting; the message is one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command; what a person can mend ends it with its own words and status 1, everything else as it is. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
