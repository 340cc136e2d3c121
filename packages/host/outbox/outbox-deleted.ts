import type { OperatorCommand, OperatorResult } from '@workspace/application/outbox/operator.server.ts'
import { CommandError } from '../configuration/command.ts'

const whatIsLeft = (left: readonly string[], args: readonly string[]): string => {
  const log = left.find((name) => name.endsWith('-wal') && !name.includes('.damaged-'))
  const kept = left.filter((name) => name !== log)
  return [
    ...(log === undefined
      ? []
      : [
          `${log} still holds what was deleted, since another program reads the outbox. Stop that program, for example Litestream or sqlite3, and run npm run outbox -- ${args.join(' ').trim()} again.`,
        ]),
    ...(kept.length === 0 ? [] : [`${kept.join(', ')} may hold it too: delete what was kept of a damaged file when nobody needs it.`]),
  ].join(' ')
}

/**
 * Checks that nothing of a deleted application is left.
 * @throws CommandError with what is left and how to finish, or when nobody has the address.
 */
export const checkDeleted = (
  command: OperatorCommand,
  { changed = [], left }: OperatorResult,
  { args, where }: { args: readonly string[]; where: string },
): void => {
  if (left && left.length > 0) throw new CommandError(`Deleted: ${changed.length}. ${whatIsLeft(left, args)}`)
  if (command.command !== 'erase' || changed.length > 0) return
  const files = left ? ', and no file of the folder holds one that was deleted' : ''
  throw new CommandError(`There is nothing to erase for ${command.email.trim()} in ${where}: no application has this address${files}.`)
}
