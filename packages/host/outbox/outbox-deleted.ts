import type { OperatorCommand, OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { CommandError } from '../configuration/command.ts'

/**
 * Checks that nothing of a deleted application is left.
 * @throws CommandError with what is left and how to finish, or when nobody has the address.
 */
export const checkDeleted = (
  command: OperatorCommand,
  { changed = [], left }: OperatorResult,
  { args, where }: { args: readonly string[]; where: string },
): void => {
  if (left && left.length > 0)
    throw new CommandError(
      `Deleted: ${changed.length}. ${left.join(', ')} still holds what was deleted, since another program reads the outbox. Stop that program, for example Litestream or sqlite3, and run npm run outbox -- ${args.join(' ').trim()} again.`,
    )
  if (command.command !== 'erase' || changed.length > 0) return
  const files = left ? ', and no file of the folder holds one that was deleted' : ''
  throw new CommandError(`There is nothing to erase for ${command.email.trim()} in ${where}: no application has this address${files}.`)
}
