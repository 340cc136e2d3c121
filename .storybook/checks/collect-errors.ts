/** Replaces the placeholders in the first text with the other values, as the console does. */
function format(said: readonly unknown[]): string {
  const [first = '', ...values] = said.map(String)
  return values.reduce((text, value) => (/%[sdifoOc]/.test(text) ? text.replace(/%[sdifoOc]/, () => value) : `${text} ${value}`), first)
}

export function collectErrors(story: string) {
  const write = console.error
  let first: string | undefined
  console.error = (...said: unknown[]) => {
    const text = format(said)
    // Ignores act() warnings, because Storybook's act() also affects updates from outside the story.
    if (!/\bact\b/.test(text)) first ??= text
    write(...said)
  }
  return {
    /** A story that expects an error uses `spyOn(console, 'error')`. */
    check: () => {
      if (first !== undefined) throw new Error(`${story} writes to the console: ${first}`)
    },
    end: () => {
      console.error = write
    },
  }
}
