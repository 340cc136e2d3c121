const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Makes the test of a message from its form. */
export const formOf = (message: string): RegExp =>
  new RegExp(
    `^${escaped(message)
      .replaceAll('FIELD', String.raw`\S+`)
      .replaceAll('…', '.+')}$`,
    'i',
  )
