const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Makes the test of a message from its form. */
export const formOf = (message: string): RegExp =>
  new RegExp(
    `^${escaped(message)
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}$`,
    'i',
  )

/** Letters that a start of a message must have of its own to tell it from others. */
const leastLetters = 15

/** Makes the test of the start of a message, which readers copy without its advice; undefined for one that says too little. */
export const startOf = (message: string): RegExp | undefined => {
  const start = /^(.+?)(?:[:;] |\. |\.?$)/.exec(message)?.[1] ?? message
  const own = start.replaceAll(/FIELD|…/g, '').trim()
  return own.length < leastLetters || (start.endsWith('…') && own.length < 20)
    ? undefined
    : new RegExp(formOf(start).source.replace(/\$$/, ''), 'i')
}

/** Makes the test of a message whose field is written in words, such as “country code must be two capital letters”. */
export const looseFormOf = (message: string): RegExp | undefined =>
  message.startsWith('FIELD ') ? new RegExp(formOf(message).source.replace(String.raw`\S+`, String.raw`\S+(?: \S+){0,3}`), 'i') : undefined
