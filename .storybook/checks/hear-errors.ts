/** Listens to the errors that a story writes to the console: React's warnings, wrong uses of a component. */
export function hearErrors(story: string): { check: () => void; end: () => void } {
  const write = console.error
  let first: string | undefined
  console.error = (...said: unknown[]) => {
    const text = said.map(String).join(' ')
    // Storybook calls React's act() around a story, which updates of others then reach.
    if (!/\bact\b/.test(text)) first ??= text
    write(...said)
  }
  return {
    /** Fails when the story has written an error. A story that expects one takes it by `spyOn(console, 'error')`. */
    check: () => {
      if (first !== undefined) throw new Error(`${story} writes to the console: ${first}`)
    },
    end: () => {
      console.error = write
    },
  }
}
