const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const compileMessage = (message: string): RegExp =>
  new RegExp(
    `^${escapeRegExp(message)
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}$`,
    'i',
  )
