const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Compiles a message template into a regular expression. */
export const compileMessage = (message: string): RegExp =>
  new RegExp(
    `^${escapeRegExp(message)
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}$`,
    'i',
  )
