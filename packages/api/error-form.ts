const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Compiles a message template into a regular expression. */
export const compileMessage = (message: string): RegExp =>
  new RegExp(
    `^${escapeRegExp(message)
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}$`,
    'i',
  )

/** Minimum number of letters by which the start of a message differs from other messages. */
const leastLetters = 15

/** Compiles the start of a message, which readers copy without its advice. Returns `undefined` if the start is too short to be unique. */
export const compileMessageStart = (message: string): RegExp | undefined => {
  const start = /^(.+?)(?:[:;] |\. |\.?$)/.exec(message)?.[1] ?? message
  const own = start.replaceAll(/FIELD|…/g, '').trim()
  return own.length < leastLetters || (start.endsWith('…') && own.length < 20)
    ? undefined
    : new RegExp(compileMessage(start).source.replace(/\$$/, ''), 'i')
}

/** Compiles a message whose field may be written in words, such as “country code must be two capital letters”. */
export const compileLooseMessage = (message: string): RegExp | undefined =>
  message.startsWith('FIELD ')
    ? new RegExp(compileMessage(message).source.replace(String.raw`\S+`, String.raw`\S+(?: \S+){0,3}`), 'i')
    : undefined
