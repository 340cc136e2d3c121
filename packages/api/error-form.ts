export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Compiles a message into a pattern. `FIELD` stands for one word, and `…` for any text. The final period is optional, because readers leave
 * it out.
 */
export const compileMessage = (message: string): RegExp =>
  new RegExp(
    `^${escapeRegExp(message.replace(/\.$/, ''))
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}\\.?$`,
    'i',
  )
