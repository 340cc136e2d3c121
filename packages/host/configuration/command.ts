import { ConfigurationError } from './configuration.ts'

/** Error that a person corrects outside the program; the message is one line with the fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Runs a command. A CommandError or ConfigurationError ends it with its message and status 1; every other is thrown. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
